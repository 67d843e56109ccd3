import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place of each mandate in the published list of credentials that are revoked. ADR 54. */
export class NumberCredentialStatuses1799600000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table credential_statuses (
        mandate_id integer primary key references mandates on delete cascade,
        status_index integer not null unique check (status_index between 0 and 131071)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table credential_statuses');
  }
}
