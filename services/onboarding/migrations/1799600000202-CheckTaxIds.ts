import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shows that a client is a business: who looked its number up, when, and what came of it. */
export class CheckTaxIds1799600000202 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table tax_id_checks (
        id integer generated always as identity primary key,
        signup_id integer not null references signups (id),
        tax_id text not null,
        is_valid boolean not null,
        checked_at timestamptz not null,
        checked_by text not null,
        reference text,
        registered_name text,
        note text
      );
      create index tax_id_checks_of_signup on tax_id_checks (signup_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table tax_id_checks');
  }
}
