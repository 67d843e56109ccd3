import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `sid` holds the SHA-256 of the cookie's value: who reads this table can't use what is in it. */
export class CreateSessions1790000100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sessions (
        sid text primary key,
        sess jsonb not null,
        expire timestamptz not null
      );
      create index sessions_expire on sessions (expire);

      create table session_signups (
        sid text not null references sessions (sid) on delete cascade,
        signup_id integer not null,
        primary key (sid, signup_id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table session_signups, sessions');
  }
}
