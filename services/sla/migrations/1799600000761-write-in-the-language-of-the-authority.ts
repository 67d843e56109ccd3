import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An authority is written to in the language of the page that it filed its order on; English, as until now, else. */
export class WriteInTheLanguageOfTheAuthority1799600000761 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table authority_requests add conversation_language text not null default 'en'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_requests drop conversation_language');
  }
}
