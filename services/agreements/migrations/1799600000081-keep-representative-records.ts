import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the representative's record said, and how far its mandates have followed. */
export class KeepRepresentativeRecords1799600000081 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table representative_records (
        id integer generated always as identity primary key,
        fingerprint text not null,
        facts jsonb not null,
        since timestamptz not null,
        followed_at timestamptz
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table representative_records');
  }
}
