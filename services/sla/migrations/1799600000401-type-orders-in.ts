import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How an order reached us; null of one that staff typed in without saying how. An order without an address has an empty
 * one: the version before knows no other.
 */
export class TypeOrdersIn1799600000401 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table authority_requests
        add channel text default 'form' check (channel in ('form', 'email', 'post', 'telephone'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop channel');
  }
}
