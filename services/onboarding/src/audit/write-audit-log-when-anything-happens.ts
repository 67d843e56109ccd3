import { Injectable } from '@nestjs/common';
import { EVENT_CATALOGUE } from '@rep13/contracts-catalogue';
import { OnEvent, type Handling } from '@rep13/service-kit';
import type { QueryDeepPartialEntity } from 'typeorm';
import { AuditLog } from './audit-log.entity.ts';

/** One row per event of the catalogue, whichever service announced it. */
@Injectable()
export class WriteAuditLogWhenAnythingHappens {
  @OnEvent(EVENT_CATALOGUE, 'audit')
  async handle(_event: object, { db, envelope }: Handling): Promise<void> {
    // TypeORM's type of a row knows no column of unknown content.
    await db.insert(AuditLog, AuditLog.of(envelope) as QueryDeepPartialEntity<AuditLog>);
  }
}
