import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One test of the mailbox a day: when it was mailed, and where it arrived. */
export class ProbeTheMailbox1799600000813 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table mail_probes (
        day date primary key,
        sent_at timestamptz not null,
        found_at timestamptz,
        folder text,
        is_junk boolean not null default false,
        missed_at timestamptz
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mail_probes');
  }
}
