import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new password ends all sessions of its client. */
export class IndexClientSessions1790000100101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index sessions_client on sessions (((sess->'client'->>'signupId')::int))
      where sess->'client' is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sessions_client');
  }
}
