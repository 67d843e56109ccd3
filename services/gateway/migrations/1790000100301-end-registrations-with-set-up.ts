import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signups whose account is set up: whoever registered them, or came by a mailed link, has to sign in from then on. */
export class EndRegistrationsWithSetUp1790000100301 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table set_up_signups (signup_id integer primary key);
      create index session_signups_by_signup on session_signups (signup_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index session_signups_by_signup; drop table set_up_signups');
  }
}
