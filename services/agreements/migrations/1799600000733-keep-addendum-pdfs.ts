import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The PDFs of signed addenda, whose own rows nobody changes. Those signed before get theirs at the next start. */
export class KeepAddendumPdfs1799600000733 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table addendum_pdfs (
        signup_id integer primary key references contact_point_addenda (signup_id),
        sha256 text not null unique references agreement_documents (sha256),
        made_at timestamptz not null,
        announced_at timestamptz
      );
      create index contact_point_addenda_document_id on contact_point_addenda
        (left(encode(sha256(((particulars ->> 'agreementNumber') || ' ' || text_sha256)::bytea), 'hex'), 12));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table addendum_pdfs;
      drop index contact_point_addenda_document_id;
    `);
  }
}
