import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second versions of stored PDFs. With the row of an invoice goes what took its PDF's place, too. */
export class ReplaceDocuments1799600000071 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table replaced_documents (
        sha256 text primary key references agreement_documents,
        replacement_sha256 text not null unique references agreement_documents,
        replaced_at timestamptz not null
      );
      create or replace function delete_bytes_of_invoice_pdf() returns trigger language plpgsql security definer
        set search_path from current as $$
      declare rendered text[]; sealed text[];
      begin
        select array_agg(replacement_sha256) || old.sha256 into rendered
          from replaced_documents where sha256 = old.sha256;
        select array_agg(sha256) into sealed from document_seals where rendered_sha256 = any(rendered);
        delete from replaced_documents where sha256 = old.sha256;
        delete from document_seals where rendered_sha256 = any(rendered);
        delete from agreement_documents where sha256 = any(rendered) or sha256 = any(sealed);
        return null;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function delete_bytes_of_invoice_pdf() returns trigger language plpgsql security definer
        set search_path from current as $$
      declare sealed text[];
      begin
        select array_agg(sha256) into sealed from document_seals where rendered_sha256 = old.sha256;
        delete from document_seals where rendered_sha256 = old.sha256;
        delete from agreement_documents where sha256 = old.sha256 or sha256 = any(sealed);
        return null;
      end $$;
      drop table replaced_documents;
    `);
  }
}
