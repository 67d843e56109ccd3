import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another fee for a client of before, from one of its years on. */
export class ChangeFees1799600000201 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table fee_changes (
        id integer generated always as identity primary key,
        signup_id integer not null references signups (id),
        service_year integer not null check (service_year > 1),
        amount_cents integer not null check (amount_cents > 0),
        previous_cents integer not null,
        currency text not null,
        starts_at timestamptz not null,
        announced_at timestamptz not null,
        announced_by text not null,
        replaced_at timestamptz,
        set_at timestamptz
      );
      create index fee_changes_of_signup on fee_changes (signup_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table fee_changes');
  }
}
