import { Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { KitModule } from '@rep13/service-kit';
import { AUDIENCE } from './audiences.ts';

/** A route is open to nobody knows whom; the message is the line to write. */
export class UndeclaredAudience extends Error {}

/** Default deny: the gateway does not start with a route whose audience nobody has declared. */
@Injectable()
export class AudienceCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.discovery
      .getControllers()
      // The kit's health answers are for monitors and hold nothing private.
      .filter(({ host }) => host?.metatype !== KitModule)
      .flatMap(({ metatype }) => this.undeclared(metatype as Type));
    if (open.length === 0) return;
    throw new UndeclaredAudience(
      `Say who may call it, for example @ClientAudience() on the controller:\n  ${open.join('\n  ')}`,
    );
  }

  private undeclared(controller: Type): string[] {
    if (Reflect.hasMetadata(AUDIENCE, controller)) return [];
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(PATH_METADATA, prototype[name] ?? {}))
      .map((name) => `${controller.name}.${name}`);
  }
}
