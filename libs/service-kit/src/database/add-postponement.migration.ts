import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries that came to nothing because what the job needs was away. They are not counted. */
export class AddPostponement1796000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table jobs
        add column postponements integer not null default 0,
        add column postponed_since timestamptz;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table jobs drop column postponements, drop column postponed_since');
  }
}
