import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ownSeal } from './own-seal.ts';
import { SealMonitor } from './seal-monitor.ts';
import { SealProcess } from './seal-process.ts';
import { SealsService } from './seals.service.ts';
import { TimeStamps } from './time-stamps.ts';

/** Seals stored documents. The jobs are processed in the service's own module. */
@Module({
  imports: [DiscoveryModule],
  providers: [SealProcess, ownSeal, SealMonitor, TimeStamps, SealsService],
  exports: [SealsService, SealProcess, ownSeal],
})
export class SealModule {}
