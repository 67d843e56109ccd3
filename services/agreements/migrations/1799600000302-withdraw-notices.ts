import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a client last took its notice back: a notice from before that is told of late is none. */
export class WithdrawNotices1799600000302 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table mandates add column notice_withdrawn_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mandates drop column notice_withdrawn_at');
  }
}
