import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayments1795200000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table payments (
        id integer generated always as identity primary key,
        signup_id integer not null references signups (id),
        service_year integer not null check (service_year >= 1),
        amount_cents integer not null check (amount_cents > 0),
        currency text not null,
        provider text not null,
        provider_reference text not null,
        paid_at timestamptz not null,
        unique (signup_id, service_year)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payments');
  }
}
