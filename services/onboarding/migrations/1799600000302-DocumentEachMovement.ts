import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each refund and each lost dispute has a credit note of its own, and one that came to nothing an invoice that cancels it.
 * A refund that failed is in the ledger, and so is why a fee is owed.
 */
export class DocumentEachMovement1799600000302 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table invoices add column movement text, add column cancels text references invoices (number);
      update invoices set movement = refunds.provider_reference from refunds
        where refunds.payment_id = invoices.payment_id and invoices.kind = 'credit-note';
      alter table invoices drop constraint invoices_payment_id_kind_key;
      create unique index invoices_of_payment on invoices (payment_id) where kind = 'invoice' and cancels is null;
      create unique index invoices_of_movement on invoices (payment_id, movement) where kind = 'credit-note';
      create unique index invoices_cancelling on invoices (cancels) where cancels is not null;
      alter table invoices add constraint invoices_cancel_notes check (cancels is null or kind = 'invoice');
      alter table awaiting_invoices add column movements jsonb not null default '[]';
    `);
    await db.query(`
      alter table ledger_entries drop constraint ledger_entries_kind_check;
      alter table ledger_entries add constraint ledger_entries_kind_check
        check (kind in ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-won'));
      alter table subscriptions add column overdue_cause text check (overdue_cause in ('dispute'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table subscriptions drop column overdue_cause;
      alter table ledger_entries drop constraint ledger_entries_kind_check;
      alter table ledger_entries add constraint ledger_entries_kind_check
        check (kind in ('charge', 'refund', 'dispute', 'dispute-won'));
      alter table awaiting_invoices drop column movements;
      alter table invoices drop column movement, drop column cancels;
      alter table invoices add constraint invoices_payment_id_kind_key unique (payment_id, kind);
    `);
  }
}
