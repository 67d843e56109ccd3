import type { Type } from '@nestjs/common';
import { GUARDS_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { refusalsOf, type OwnRefusals, type Refusing } from '../../src/edge/refuses.decorator.ts';

/** What a call may be refused with by its controller's decorators: of its guards, its parameters' pipes, itself. */
export function statedRefusals(controller: Type, method: string): OwnRefusals[] {
  const handler = (controller.prototype as Record<string, object>)[method];
  if (!handler) throw new Error(`${controller.name} has no method ${method}`);
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Parameters;
  const refusing = [
    ...guardsOn(controller),
    ...guardsOn(handler),
    ...Object.values(parameters).flatMap(({ pipes = [] }) => pipes),
  ];
  return [
    ...refusing.map((given) => classOf(given).refuses ?? {}),
    refusalsOf(controller),
    refusalsOf(handler),
  ];
}

type Parameters = Record<string, { readonly pipes?: object[] }>;

const guardsOn = (on: object) => (Reflect.getMetadata(GUARDS_METADATA, on) ?? []) as object[];

/** Nest takes `PathId` and `new PathText(FORM)` alike. */
const classOf = (given: object): Refusing =>
  (typeof given === 'function' ? given : given.constructor) as Refusing;
