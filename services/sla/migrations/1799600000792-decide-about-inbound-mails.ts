import { addSearchColumn, dropSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who reads a mail, and until when; what its rules and its lists go by. */
export class DecideAboutInboundMails1799600000792 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table inbound_mails
        add reading_until timestamptz,
        add is_generated boolean not null default false,
        add is_infected boolean not null default false;
      create index inbound_mails_aside on inbound_mails (id) where state = 'aside';
      create index inbound_mails_had_their_time on inbound_mails ((coalesce(decided_at, received_at)));
      create index authority_requests_email_domain on authority_requests ((split_part(lower(email), '@', 2)));
    `);
    await addSearchColumn(db, 'inbound_mails', ['from_name', 'from_address', 'subject', 'text']);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'inbound_mails');
    await db.query(`
      drop index authority_requests_email_domain;
      drop index inbound_mails_had_their_time;
      drop index inbound_mails_aside;
      alter table inbound_mails drop reading_until, drop is_generated, drop is_infected;
    `);
  }
}
