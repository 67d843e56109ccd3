import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a mail lies since it was moved out of the folder that it was taken from (COPYUID, RFC 4315). */
export class NoteWhereMailsWereMoved1799600000801 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table inbound_mail_copies add moved_to text, add moved_uid bigint');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table inbound_mail_copies drop moved_to, drop moved_uid');
  }
}
