import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link that was used last stays good until a newer one is used. So far each new one ended those before it. */
export class KeepLinksUntilNewOnesAreUsed1799400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table authority_requests add column link_used_generation integer not null default 1;
      update authority_requests set link_used_generation = link_generation;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop column link_used_generation');
  }
}
