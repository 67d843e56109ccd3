import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ownSeal } from './own-seal.ts';
import { SealThread } from './seal-thread.ts';
import { Seals } from './seals.service.ts';
import { TimeStamps } from './time-stamps.ts';
import { WhenSealed } from './when-sealed.ts';

/** Seals stored documents. The jobs are processed in the service's own module. */
@Module({})
export class SealModule {
  /** @param whenSealed what follows when a document has its seal */
  static announcing(whenSealed: Type<WhenSealed>): DynamicModule {
    return {
      module: SealModule,
      providers: [SealThread, ownSeal, TimeStamps, Seals, { provide: WhenSealed, useClass: whenSealed }],
      exports: [Seals, SealThread, ownSeal],
    };
  }
}
