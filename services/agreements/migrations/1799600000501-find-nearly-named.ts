import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names with one slip are found by the half that has none, the first or the last. */
export class FindNearlyNamed1799600000501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index register_entries_name_beginning on register_entries (short_name text_pattern_ops);
      create index register_entries_name_end on register_entries (reverse(short_name) text_pattern_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index register_entries_name_beginning, register_entries_name_end');
  }
}
