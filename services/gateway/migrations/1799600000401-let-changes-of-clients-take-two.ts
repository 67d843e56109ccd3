import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That an order is about another client takes two as well. */
export class LetChangesOfClientsTakeTwo1799600000401 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment',
         'change-client-address', 'change-order-client'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment',
         'change-client-address')) not valid
    `);
  }
}
