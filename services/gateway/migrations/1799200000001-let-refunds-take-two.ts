import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A fee that goes back late takes two as well. */
export class LetRefundsTakeTwo1799200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate')) not valid
    `);
  }
}
