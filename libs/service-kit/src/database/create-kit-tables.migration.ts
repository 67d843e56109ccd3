import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, inbox, dead letters, jobs and idempotency keys: every service has its own. See docs/adr/0002 and 0006. */
export class CreateKitTables1790000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outbox_messages (
        id bigint generated always as identity primary key,
        event_id uuid not null unique,
        type text not null,
        envelope jsonb not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      );
      create index outbox_messages_waiting on outbox_messages (id) where published_at is null;
      create index outbox_messages_age on outbox_messages (created_at);

      create table event_stream_marks (
        stream text primary key,
        created text not null,
        last_sequence bigint not null
      );

      create table inbox_messages (
        consumer text not null,
        event_id uuid not null,
        handled_at timestamptz not null default now(),
        primary key (consumer, event_id)
      );

      create table dead_letters (
        id integer generated always as identity primary key,
        consumer text not null,
        event_id text not null,
        message jsonb not null,
        attempts integer not null default 1,
        last_error text not null,
        created_at timestamptz not null default now(),
        dead_at timestamptz,
        redriven_at timestamptz,
        unique (consumer, event_id)
      );

      create table jobs (
        id uuid primary key,
        queue text not null,
        name text not null,
        key text not null,
        payload jsonb not null,
        state text not null default 'pending' check (state in ('pending', 'running', 'done', 'dead')),
        attempts integer not null default 0,
        run_at timestamptz not null default now(),
        lease_until timestamptz,
        lease_token uuid,
        last_error text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        unique (name, key)
      );
      create index jobs_due on jobs (run_at) where state = 'pending';
      create index jobs_leased on jobs (lease_until) where state = 'running';

      create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint text not null,
        reply json,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table outbox_messages, event_stream_marks, inbox_messages, dead_letters, jobs, idempotency_keys',
    );
  }
}
