import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order lacked and its authority supplied since: the element, where it stands, and who says so. */
export class MarkWhatWasSupplied1799600000403 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table authority_requests add supplied jsonb not null default '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop supplied');
  }
}
