import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One member of staff at most is called first. */
export class NameWhoIsOnCall1799100000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table admin_users add column is_on_call boolean not null default false;
      create unique index one_admin_user_on_call on admin_users (is_on_call) where is_on_call;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table admin_users drop column is_on_call');
  }
}
