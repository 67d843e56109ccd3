import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the cleaner did in which night, and the indexes by which it finds what is due. */
export class CreateRetentionRuns1796100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table retention_runs (
        night date primary key,
        started_at timestamptz not null,
        finished_at timestamptz,
        -- Rows deleted, by class; written in the transaction of each deletion.
        deleted jsonb not null default '{}'
      );
      create index retention_runs_unfinished on retention_runs (night) where finished_at is null;
      create index inbox_messages_age on inbox_messages (handled_at);
      create index jobs_age on jobs (finished_at) where finished_at is not null;
      create index idempotency_keys_age on idempotency_keys (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index inbox_messages_age, jobs_age, idempotency_keys_age;
      drop table retention_runs;
    `);
  }
}
