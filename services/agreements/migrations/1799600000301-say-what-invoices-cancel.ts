import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which credit note an invoice cancels; null of all others. */
export class SayWhatInvoicesCancel1799600000301 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table invoice_pdfs add column cancels text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table invoice_pdfs drop column cancels');
  }
}
