import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The PDFs of invoices and credit notes. Bookkeeping has an end, what agreements keeps besides has none yet: with a row
 * go its bytes and their seals.
 */
export class KeepInvoicePdfs1799100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table invoice_pdfs (
        number text primary key,
        signup_id integer not null,
        kind text not null check (kind in ('invoice', 'credit-note')),
        sha256 text not null unique references agreement_documents,
        made_at timestamptz not null
      );
    `);
    await db.query(`
      create function delete_bytes_of_invoice_pdf() returns trigger language plpgsql security definer
        set search_path from current as $$
      declare sealed text[];
      begin
        select array_agg(sha256) into sealed from document_seals where rendered_sha256 = old.sha256;
        delete from document_seals where rendered_sha256 = old.sha256;
        delete from agreement_documents where sha256 = old.sha256 or sha256 = any(sealed);
        return null;
      end $$;
      create trigger invoice_pdf_deleted after delete on invoice_pdfs
        for each row execute function delete_bytes_of_invoice_pdf();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table invoice_pdfs; drop function delete_bytes_of_invoice_pdf');
  }
}
