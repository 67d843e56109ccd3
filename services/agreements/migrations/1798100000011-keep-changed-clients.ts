import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who the client of a mandate is now, where that is not as signed; and a letter about a change may be written while the
 * one before it waits for its acknowledgement.
 */
export class KeepChangedClients1798100000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table mandates add column client jsonb;
      drop index one_open_designation;
      create unique index one_unsent_designation on designations (mandate_id, reason)
        where state in ('draft', 'signed');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index one_unsent_designation;
      create unique index one_open_designation on designations (mandate_id, reason)
        where state in ('draft', 'signed', 'sent');
      alter table mandates drop column client;
    `);
  }
}
