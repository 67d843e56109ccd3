import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the PDF of an invoice was announced, which is once it is sealed. The default is for the release before, which
 * announces with the insert.
 */
export class AnnounceSealedInvoices1799600000077 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table invoice_pdfs add column announced_at timestamptz default now()');
    await db.query('update invoice_pdfs set announced_at = made_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table invoice_pdfs drop column announced_at');
  }
}
