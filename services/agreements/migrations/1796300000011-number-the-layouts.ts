import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which layout an agreement's PDF has. What was signed before there was a second one has the first. ADR 34. */
export class NumberTheLayouts1796300000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table legal_agreements add column pdf_layout integer not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table legal_agreements drop column pdf_layout');
  }
}
