import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the issuer of each of our seals said last of it. */
export class RememberWhatWasRevoked1799600000083 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table seal_revocations (
        cert_fingerprint text primary key,
        is_revoked boolean not null,
        as_of timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table seal_revocations');
  }
}
