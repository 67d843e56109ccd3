import type { INestApplication, Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { bodyTypeOf } from '../src/audience/body-type.ts';

export interface WritingRoute {
  readonly method: string;
  /** With `:parameters`. */
  readonly path: string;
  readonly body: Type<object>;
}

/** Every route of the gateway that takes a body, and the contract class it is checked against. */
export function writingRoutesOf(app: INestApplication): WritingRoute[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) => routesOfController(metatype as Type));
}

function routesOfController(controller: Type): WritingRoute[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] ?? {};
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    const body = bodyTypeOf(controller, name) ?? documentedBody(handler);
    if (path === undefined || !body) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
    return [{ method, path: `/${base}${path === '/' ? '' : `/${path}`}`, body }];
  });
}

/** A login's body is read by its guard, so the handler only documents it. A form with a file is no class. */
function documentedBody(handler: object): Type<object> | undefined {
  const parameters = (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as {
    in: string;
    type?: Type<object>;
  }[];
  const type = parameters.find((parameter) => parameter.in === 'body')?.type;
  return (type as unknown) === String ? undefined : type;
}
