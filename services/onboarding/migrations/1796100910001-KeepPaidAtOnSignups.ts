import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From now on only the signup is asked whether its fee was paid: no payment may be known to its own record alone. */
export class KeepPaidAtOnSignups1796100910001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update signups set paid_at = payments.paid_at from payments
      where payments.signup_id = signups.id and payments.service_year = 1
        and signups.paid_at is distinct from payments.paid_at
    `);
  }

  async down(): Promise<void> {
    // The version before reads the payment's record first: for it nothing has changed.
  }
}
