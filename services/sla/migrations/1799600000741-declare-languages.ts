import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Article 9(2)(c) and 10(2)(c) DSA: whether an order needs a translation follows from the languages that were declared
 * when it came. Of earlier orders nobody knows them: they need none.
 */
export class DeclareLanguages1799600000741 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table authority_requests
        add declared_languages text[] not null default '{}',
        add translation_enclosed boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop declared_languages, drop translation_enclosed');
  }
}
