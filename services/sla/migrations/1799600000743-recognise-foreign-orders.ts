import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of other laws and requests of private persons are recognised. */
export class RecogniseForeignOrders1799600000743 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests add foreign_kind text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop foreign_kind');
  }
}
