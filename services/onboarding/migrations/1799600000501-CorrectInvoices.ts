import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice that staff has corrected takes the place of the one before. */
export class CorrectInvoices1799600000501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table invoices add column corrects text references invoices (number);
      drop index invoices_of_payment;
      create unique index invoices_of_payment on invoices (payment_id)
        where kind = 'invoice' and cancels is null and corrects is null;
      create unique index invoices_correcting on invoices (corrects) where corrects is not null;
      alter table invoices add constraint invoices_correct_invoices
        check (corrects is null or (kind = 'invoice' and cancels is null));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table invoices drop column corrects;
      create unique index invoices_of_payment on invoices (payment_id) where kind = 'invoice' and cancels is null;
    `);
  }
}
