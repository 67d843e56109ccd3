import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which day the provider counts the years: without it a 29th of February is forgotten after its first year. */
export class KeepBillingAnchors1799600000721 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table subscriptions add column billing_anchor timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table subscriptions drop column billing_anchor`);
  }
}
