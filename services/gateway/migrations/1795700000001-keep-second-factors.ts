import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of staff and clients, whose accounts are named by kind and number: a client's account lives in another
 * service. Who has none signs in as before.
 */
export class KeepSecondFactors1795700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table authenticator_apps (
        owner_kind text not null check (owner_kind in ('admin', 'client')),
        owner_id integer not null,
        sealed_key text not null,
        last_step bigint not null,
        added_at timestamptz not null,
        primary key (owner_kind, owner_id)
      );
      create table recovery_codes (
        owner_kind text not null check (owner_kind in ('admin', 'client')),
        owner_id integer not null,
        code_sha256 text not null,
        used_at timestamptz,
        primary key (owner_kind, owner_id, code_sha256)
      );
      create table passkeys (
        id integer generated always as identity primary key,
        owner_kind text not null check (owner_kind in ('admin', 'client')),
        owner_id integer not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        added_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_by_owner on passkeys (owner_kind, owner_id);
      create index sessions_half_way on sessions (((sess->'awaiting'->>'id')::int)) where sess->'awaiting' is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index sessions_half_way;
      drop table authenticator_apps;
      drop table recovery_codes;
      drop table passkeys;
    `);
  }
}
