import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a mailbox is to be read, so that one that never answered is noticed too; and when it refused our password. */
export class NoteWhenMailboxesRefuseUs1799600000802 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table mail_folders add since timestamptz not null default now(), add refused_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mail_folders drop since, drop refused_at');
  }
}
