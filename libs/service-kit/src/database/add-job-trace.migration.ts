import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trace that led to a job, as W3C trace context; null where nothing is traced. */
export class AddJobTrace1796300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table jobs add column traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table jobs drop column traceparent');
  }
}
