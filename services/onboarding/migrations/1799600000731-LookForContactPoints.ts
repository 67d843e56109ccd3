import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a reading of a client's website also looked for the line on Article 11 DSA. */
export class LookForContactPoints1799600000731 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table publication_checks add contact_point boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table publication_checks drop contact_point');
  }
}
