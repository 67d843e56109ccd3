import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client's mail address that staff changes takes two as well. */
export class LetAddressChangesTakeTwo1799500000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment',
         'change-client-address'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check check (kind in
        ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate', 'refund-payment')) not valid
    `);
  }
}
