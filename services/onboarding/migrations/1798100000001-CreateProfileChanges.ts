import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of what a client registered: asked for, waiting, decided. One is open at a time. */
export class CreateProfileChanges1798100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table profile_changes (
        id integer generated always as identity primary key,
        signup_id integer not null references signups (id),
        state text not null check (state in ('open', 'applied', 'refused', 'withdrawn')),
        before jsonb not null,
        after jsonb not null check (after <> '{}'),
        asked_at timestamptz not null,
        asked_by text not null,
        accepted_at timestamptz,
        accepted_by text,
        confirmed_addresses text[] not null default '{}',
        decided_at timestamptz,
        decided_by text,
        reason text check (length(reason) <= 500),
        check ((accepted_at is null) = (accepted_by is null)),
        check ((state = 'open') = (decided_at is null)),
        check ((state = 'refused') = (reason is not null))
      );
      create unique index one_open_profile_change on profile_changes (signup_id) where state = 'open';
      create index profile_changes_of_client on profile_changes (signup_id, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table profile_changes');
  }
}
