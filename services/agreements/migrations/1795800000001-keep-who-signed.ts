import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was observed to sign, as in the events: `visitor`, `client:<signupId>`. Null for what was signed before. */
export class KeepWhoSigned1795800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table legal_agreements add column signed_by text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table legal_agreements drop column signed_by');
  }
}
