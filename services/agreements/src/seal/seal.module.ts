import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ownSeal } from './own-seal.ts';
import { SealMonitor } from './seal-monitor.ts';
import { SealsService } from './seals.service.ts';
import { TimeStamps } from './time-stamps.ts';
import { UntrustedInput } from './untrusted-input.ts';

/** Seals stored documents. The jobs are processed in the service's own module. */
@Module({
  imports: [DiscoveryModule],
  providers: [UntrustedInput, ownSeal, SealMonitor, TimeStamps, SealsService],
  exports: [SealsService, UntrustedInput, ownSeal],
})
export class SealModule {}
