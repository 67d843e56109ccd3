import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page may be left as paid by a method of which the bank says days later whether it is. */
export class FollowDebits1799600000301 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table checkouts add column processing_since timestamptz, add column failed_at timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table checkouts drop column processing_since, drop column failed_at');
  }
}
