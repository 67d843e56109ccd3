import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was spent on mails to mailboxes that nobody has proven: one row a mail, for an hour's count. */
export class BudgetUnprovenMails1799400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table unproven_mails (
        job_id uuid primary key,
        recipient_sha256 text not null,
        signup_id integer,
        network text,
        weight integer not null,
        created_at timestamptz not null
      );
      create index unproven_mails_age on unproven_mails (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table unproven_mails');
  }
}
