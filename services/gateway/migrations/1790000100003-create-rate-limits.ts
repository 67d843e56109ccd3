import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where attempts are counted while Redis is away. The columns are rate-limiter-flexible's. */
export class CreateRateLimits1790000100003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table rate_limits (
        key text primary key,
        points integer not null default 0,
        expire bigint
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table rate_limits');
  }
}
