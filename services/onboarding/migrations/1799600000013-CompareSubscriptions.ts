import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each subscription is compared with what the provider has, once a day. */
export class CompareSubscriptions1799600000013 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table subscriptions add column compared_at timestamptz;
      create index subscriptions_to_compare on subscriptions (provider, compared_at nulls first)
        where provider_reference is not null and state <> 'ended';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table subscriptions drop column compared_at');
  }
}
