import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether clients' websites say who their representative is: what is watched, and each reading. */
export class CreatePublicationWatches1796400000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table publication_watches (
        signup_id integer primary key references signups (id),
        url text not null check (length(url) <= 2048),
        state text not null check (state in ('not-checked', 'seen', 'missing', 'stopped')),
        every_days integer not null default 7 check (every_days >= 1),
        began_at timestamptz not null,
        next_at timestamptz,
        asked_at timestamptz,
        last_checked_at timestamptz,
        last_seen_at timestamptz,
        first_missed_at timestamptz,
        confirmed_at timestamptz,
        confirmed_by text,
        confirmed_note text check (length(confirmed_note) <= 500),
        stopped_at timestamptz,
        check ((state = 'stopped') = (stopped_at is not null)),
        check (state <> 'stopped' or next_at is null),
        check ((confirmed_at is null) = (confirmed_by is null)),
        check ((confirmed_at is null) = (confirmed_note is null))
      );

      create table publication_checks (
        id integer generated always as identity primary key,
        signup_id integer not null references publication_watches (signup_id),
        at timestamptz not null,
        url text not null,
        final_url text,
        status integer,
        found text[] not null,
        verdict text not null check (verdict in ('complete', 'partial', 'absent', 'unreachable', 'refused')),
        pages_read integer not null check (pages_read >= 0),
        needs_java_script boolean not null,
        reason text,
        text_sha256 text check (text_sha256 ~ '^[0-9a-f]{64}$'),
        excerpt text check (octet_length(excerpt) <= 2048)
      );
      create index publication_checks_newest on publication_checks (signup_id, id desc);
      create index publication_checks_age on publication_checks (at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table publication_checks, publication_watches');
  }
}
