import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which moment on a folder's mails are still to be looked at again: until that is done, a crash does not forget it. */
export class LookAtFoldersAgain1799600000803 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table mail_folders add again_since timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mail_folders drop again_since');
  }
}
