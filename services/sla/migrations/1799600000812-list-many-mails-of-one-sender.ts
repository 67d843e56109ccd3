import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one address sends too much of in an hour is listed under one line. */
export class ListManyMailsOfOneSender1799600000812 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table inbound_mails add is_repeated boolean not null default false;
      create index inbound_mails_sender on inbound_mails (from_address, seen_at);
      create index inbound_mails_repeated on inbound_mails (from_address, received_at, id)
        where state = 'waiting' and is_repeated;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index inbound_mails_repeated;
      drop index inbound_mails_sender;
      alter table inbound_mails drop is_repeated;
    `);
  }
}
