import type { INestApplication, Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { KitModule } from '@rep13/service-kit';

/** One route, and the method of the controller that answers it. */
export interface Route {
  readonly method: string;
  /** With `:parameters`. */
  readonly path: string;
  readonly controller: Type;
  readonly handlerName: string;
  readonly handler: object;
}

/** Every route of the gateway, without the kit's health answers. */
export function handledRoutesOf(app: INestApplication): Route[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers
    .filter(({ host }) => host?.metatype !== KitModule)
    .flatMap(({ metatype }) => routesOfController(metatype as Type));
}

/** Every route of the gateway as `GET /api/client/user`. */
export const routesOf = (app: INestApplication): string[] =>
  handledRoutesOf(app).map(({ method, path }) => `${method} ${path}`);

function routesOfController(controller: Type): Route[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((handlerName) => {
    const handler = prototype[handlerName] ?? {};
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
    return [{ method, path: `/${base}${path === '/' ? '' : `/${path}`}`, controller, handlerName, handler }];
  });
}
