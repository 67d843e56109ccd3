import { Module } from '@nestjs/common';
import { AnnounceSealedAgreement } from '../agreements/announce-sealed-agreement.ts';
import { ownSeal } from './own-seal.ts';
import { SealThread } from './seal-thread.ts';
import { Seals } from './seals.service.ts';
import { TimeStamps } from './time-stamps.ts';
import { WhenSealed } from './when-sealed.ts';

/** Seals stored documents. The jobs are processed in the service's own module. */
@Module({
  providers: [
    SealThread,
    ownSeal,
    TimeStamps,
    Seals,
    { provide: WhenSealed, useClass: AnnounceSealedAgreement },
  ],
  exports: [Seals, SealThread, ownSeal],
})
export class SealModule {}
