import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A name by which a session is shown and ended: worth nothing as a cookie, nor to who knows the table's keys. Sessions
 * that exist get one. The index finds those of one member of staff, as there is one for clients.
 */
export class NameSessions1790000100251 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions add column public_id uuid not null default gen_random_uuid();
      create index sessions_admin on sessions (((sess->'admin'->>'id')::int)) where sess->'admin' is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sessions_admin; alter table sessions drop column public_id');
  }
}
