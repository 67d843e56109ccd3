import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id on each page of an agreement, as `documentIdOf` makes it, so that it can be looked for. */
export class FindDocumentsById1799600000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index legal_agreements_document_id on legal_agreements
        (left(encode(sha256((agreement_number || ' ' || text_sha256)::bytea), 'hex'), 12))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index legal_agreements_document_id');
  }
}
