import type { INestApplication, Type } from '@nestjs/common';
import { bodyTypeOf } from '../src/audience/body-type.ts';
import { handledRoutesOf } from './routes.ts';

export interface WritingRoute {
  readonly method: string;
  /** With `:parameters`. */
  readonly path: string;
  readonly body: Type<object>;
}

/** Every route of the gateway that takes a body, and the contract class it is checked against. */
export const writingRoutesOf = (app: INestApplication): WritingRoute[] =>
  handledRoutesOf(app).flatMap(({ method, path, controller, handlerName, handler }) => {
    const body = bodyTypeOf(controller, handlerName) ?? documentedBody(handler);
    return body ? [{ method, path, body }] : [];
  });

/** A sign-in's body is read by its guard, so the handler only documents it. A form with a file is no class. */
function documentedBody(handler: object): Type<object> | undefined {
  const parameters = (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as {
    in: string;
    type?: Type<object>;
  }[];
  const type = parameters.find((parameter) => parameter.in === 'body')?.type;
  return (type as unknown) === String ? undefined : type;
}
