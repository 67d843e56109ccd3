import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The seals of stored documents, and what the pages of an agreement say of its seal. The sealed bytes are stored beside the rendered ones, and those of a lower level stay
 * when it is lifted: a copy that somebody downloaded is known for ever.
 */
export class SealDocuments1796400000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table document_seals (
        id integer generated always as identity primary key,
        rendered_sha256 text not null references agreement_documents,
        level text not null check (level in ('B-B', 'B-T', 'B-LTA')),
        sha256 text not null unique references agreement_documents,
        tsa_name text,
        gen_time timestamptz,
        cert_fingerprint text not null check (cert_fingerprint ~ '^[0-9a-f]{64}$'),
        sealed_at timestamptz not null,
        unique (rendered_sha256, level),
        check ((level = 'B-B') = (gen_time is null)),
        check ((tsa_name is null) = (gen_time is null))
      );
      create index document_seals_certificate on document_seals (cert_fingerprint);
      create index legal_agreements_pdf on legal_agreements (pdf_sha256) where pdf_sha256 is not null;
      alter table legal_agreements add column verify_url text,
        add column seal_kind text check (seal_kind in ('own', 'development'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table legal_agreements drop column verify_url, drop column seal_kind;
      drop index legal_agreements_pdf;
      drop table document_seals;
    `);
  }
}
