import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A former client that registers again: which registration was the one before. Each has one that follows it, at most. */
export class LinkFormerSignups1799600000601 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table signups add column former_signup_id integer unique references signups (id) on delete set null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table signups drop column former_signup_id');
  }
}
