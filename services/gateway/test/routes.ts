import type { INestApplication, Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { KitModule } from '@rep13/service-kit';

/** Every route of the gateway as `GET /api/client/user`, without the kit's health answers. */
export function routesOf(app: INestApplication): string[] {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers
    .filter(({ host }) => host?.metatype !== KitModule)
    .flatMap(({ metatype }) => routesOfController(metatype as Type));
}

function routesOfController(controller: Type): string[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] ?? {};
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    return [`${method} /${base}${path === '/' ? '' : `/${path}`}`];
  });
}
