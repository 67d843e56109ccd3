import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody may look like somebody else by the case of a letter. */
export class StaffNamesInAnyCase1790000100102 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create unique index admin_users_username_any_case on admin_users (lower(username));
      create unique index admin_users_email_any_case on admin_users (lower(email));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index admin_users_username_any_case, admin_users_email_any_case');
  }
}
