import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which address a mail of ours did not reach, and why: what its mail server reports of it. */
export class RecordUndeliveredMails1799600000811 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table inbound_mails add undelivered_to text, add undelivered_status text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table inbound_mails drop undelivered_to, drop undelivered_status');
  }
}
