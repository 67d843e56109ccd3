import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who owes a year for which no card is tried any more pays it on a page of its own: a new subscription at the provider takes
 * the place of the old one, which is kept so that what still comes of it is known. And a cancellation can be taken back.
 */
export class LetClientsComeBack1799600000303 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table subscriptions add column stopped_at timestamptz, add column resumed_at timestamptz;
      alter table checkouts add column purpose text not null default 'first-year'
        check (purpose in ('first-year', 'owed'));
      create table former_subscriptions (
        provider text not null,
        provider_reference text not null,
        signup_id integer not null references signups (id),
        replaced_at timestamptz not null,
        compared_at timestamptz,
        primary key (provider, provider_reference)
      );
      create index former_subscriptions_of_client on former_subscriptions (signup_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table former_subscriptions;
      alter table checkouts drop column purpose;
      alter table subscriptions drop column stopped_at, drop column resumed_at;
    `);
  }
}
