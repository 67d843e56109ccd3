import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What orders say beside the elements of the DSA, by Annex I of Regulation (EU) 2021/784. */
export class KeepParticularsOfOrders1799600000742 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table authority_requests
        add authority_type text,
        add officer_grade text,
        add file_number text,
        add issued_at timestamptz,
        add challenge_court text,
        add challenge_deadline text,
        add user_notice text,
        add user_notice_from timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table authority_requests
        drop authority_type, drop officer_grade, drop file_number, drop issued_at,
        drop challenge_court, drop challenge_deadline, drop user_notice, drop user_notice_from`);
  }
}
