import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A one-time password that nobody uses is worth nothing after a while (ASVS 6.4.1). */
export class LetOneTimePasswordsEnd1790000100103 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table admin_users add column password_valid_until timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table admin_users drop column password_valid_until');
  }
}
