import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice that staff writes or corrects takes two as well. */
export class LetInvoicesTakeTwo1799600000601 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment',
         'change-client-address', 'change-order-client', 'lower-urgency', 'write-invoice'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment',
         'change-client-address', 'change-order-client', 'lower-urgency')) not valid
    `);
  }
}
