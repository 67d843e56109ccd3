import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a certificate was announced, which is once it is sealed. The default is for the release before, which announces
 * with the insert.
 */
export class AnnounceSealedCertificates1799600000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table certificates add column announced_at timestamptz default now()');
    await db.query('update certificates set announced_at = issued_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table certificates drop column announced_at');
  }
}
