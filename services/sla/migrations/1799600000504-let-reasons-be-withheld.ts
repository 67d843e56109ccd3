import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Article 10(2)(a)(iv) DSA: criminal proceedings may forbid to give the reasons of an order to provide information. */
export class LetReasonsBeWithheld1799600000504 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests add reasons_withheld boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop reasons_withheld');
  }
}
