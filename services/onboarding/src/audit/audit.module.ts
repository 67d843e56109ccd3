import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { AuditLogsService } from './audit-logs.service.ts';
import { WriteAuditLogWhenAnythingHappens } from './write-audit-log-when-anything-happens.ts';

/** A row for every event of the product, and what is asked of them. */
@Module({
  controllers: commandsOf(AuditLogsService),
  providers: [AuditLogsService, WriteAuditLogWhenAnythingHappens],
})
export class AuditModule {}
