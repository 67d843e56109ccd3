import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each client pays for a year stays as it was agreed. Until today there was one fee, EUR 300. */
export class AgreeFees1799600000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // The default is for the process of before that still registers while this one starts.
    await db.query(`
      alter table signups
        add column fee_cents integer not null default 30000 check (fee_cents > 0),
        add column fee_currency text not null default 'EUR';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table signups drop column fee_cents, drop column fee_currency');
  }
}
