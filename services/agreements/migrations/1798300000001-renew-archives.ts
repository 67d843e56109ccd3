import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document has one seal and one lifted seal, and is archived again before the last time stamp loses its worth. */
export class RenewArchives1798300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table document_seals drop constraint document_seals_rendered_sha256_level_key;
      create unique index one_seal_a_level on document_seals (rendered_sha256, level) where level <> 'B-LTA';
      create index document_seals_newest on document_seals (rendered_sha256, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index document_seals_newest;
      drop index one_seal_a_level;
      alter table document_seals add unique (rendered_sha256, level);
    `);
  }
}
