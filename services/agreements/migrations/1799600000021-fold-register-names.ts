import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names as they are looked for, without accents, punctuation and legal forms. The service fills them at its start. */
export class FoldRegisterNames1799600000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table register_entries
        add whole_name text not null default '',
        add short_name text not null default '',
        add keys_version integer not null default 0;
      create index register_entries_whole_name on register_entries (whole_name text_pattern_ops);
      create index register_entries_short_name on register_entries (short_name text_pattern_ops);
      create index register_entries_website on register_entries (website);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index register_entries_website');
    await db.query('alter table register_entries drop whole_name, drop short_name, drop keys_version');
  }
}
