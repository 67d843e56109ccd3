import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys that officers sign mails with. A key that was ended can be kept again, with who and when anew. */
export class SaveKeysOfAuthorities1799600000821 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table authority_keys (
        id integer generated always as identity primary key,
        authority_id integer not null references authority_directory on delete cascade,
        kind text not null check (kind in ('smime', 'pgp')),
        fingerprint text not null,
        address text not null,
        material text not null,
        saved_by text not null,
        saved_at timestamptz not null,
        note text not null,
        ended_at timestamptz,
        ended_by text
      );
      create unique index authority_keys_in_use on authority_keys (fingerprint) where ended_at is null;
      create index authority_keys_of_authority on authority_keys (authority_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table authority_keys');
  }
}
