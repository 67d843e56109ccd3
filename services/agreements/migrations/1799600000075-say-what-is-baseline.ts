import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seals of before sign a time that PAdES baseline forbids; so do those of the release before while it still runs. */
export class SayWhatIsBaseline1799600000075 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table document_seals add column is_baseline boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table document_seals drop column is_baseline');
  }
}
