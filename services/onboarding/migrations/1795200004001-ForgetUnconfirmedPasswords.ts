import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passwords that nobody had proven to be the owner's are forgotten, and none is kept any more. The columns setup_id,
 * setup_expires_at and unconfirmed_password_hash are unused from here on; a later release drops them.
 */
export class ForgetUnconfirmedPasswords1795200004001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update signups set unconfirmed_password_hash = null, setup_id = null, setup_expires_at = null
      where unconfirmed_password_hash is not null or setup_id is not null or setup_expires_at is not null
    `);
  }

  /** What was forgotten does not come back: its owners ask for the link again. */
  async down(): Promise<void> {}
}
