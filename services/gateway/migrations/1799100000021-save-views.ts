import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists with their filters, as a member of staff has saved them: all of one person in one row. */
export class SaveViews1799100000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table saved_views (
        admin_user_id integer primary key references admin_users,
        views jsonb not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table saved_views');
  }
}
