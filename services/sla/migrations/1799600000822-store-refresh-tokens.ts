import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refresh token that a mailbox's token server gave last, encrypted, and a hash of the one in the settings that it began with. */
export class StoreRefreshTokens1799600000822 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table mail_refresh_tokens (
        mailbox text primary key,
        configured_sha256 text not null,
        key_id text,
        nonce bytea,
        sealed bytea,
        changed_at timestamptz not null default now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mail_refresh_tokens');
  }
}
