import { Injectable } from '@nestjs/common';
import { OnEveryEvent, type Handling } from '@rep13/service-kit';
import { AuditLog } from './audit-log.entity.ts';

/** One row per event of the catalogue, whichever service announced it. */
@Injectable()
export class WriteAuditLogWhenAnythingHappens {
  @OnEveryEvent('audit')
  async handle(_event: object, { db, envelope }: Handling): Promise<void> {
    await db.save(AuditLog.of(envelope));
  }
}
