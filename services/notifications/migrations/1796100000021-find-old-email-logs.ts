import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the cleaner asks for every night. */
export class FindOldEmailLogs1796100000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index email_logs_age on email_logs (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index email_logs_age');
  }
}
