import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when we are a client's point of contact of Article 11 DSA: of nobody who signed before, as text 1.0 has no such clause. */
export class KeepContactPoints1799600000731 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table mandates add column contact_point_since timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table mandates drop column contact_point_since');
  }
}
