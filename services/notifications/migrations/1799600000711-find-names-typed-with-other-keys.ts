import { renewSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists find a name however it is typed: without its accents, with another apostrophe or dash, without a comma. */
export class FindNamesTypedWithOtherKeys1799600000711 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await renewSearchColumn(db, 'contact_messages', ['name', 'email', 'company', 'subject']);
    await renewSearchColumn(db, 'email_logs', ['recipient', 'subject', 'client_id']);
  }

  /** Nothing to take back: what looks for text as it was folded before finds nearly all of it. */
  async down(): Promise<void> {}
}
