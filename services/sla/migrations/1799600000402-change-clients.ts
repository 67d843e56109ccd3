import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order may turn out to be about another client. What belongs to the one before is marked, so that it stays with
 * staff: its messages by the last of them, its files one by one, and its receipts in a row of their own.
 */
export class ChangeClients1799600000402 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets add earlier_message_id integer not null default 0;
      alter table ticket_files add of_earlier_client boolean not null default false;
      create table ticket_earlier_clients (
        id integer generated always as identity primary key,
        ticket_id integer not null references sla_tickets,
        signup_id integer not null,
        company_name text,
        forwarded_at timestamptz,
        read_at timestamptz,
        answered_at timestamptz,
        said_outcome text check (said_outcome in ('given', 'partly', 'refused')),
        said_effect_at timestamptz,
        said_outcome_reason text,
        until timestamptz not null
      );
      create index ticket_earlier_clients_ticket on ticket_earlier_clients (ticket_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table ticket_earlier_clients;
      alter table ticket_files drop of_earlier_client;
      alter table sla_tickets drop earlier_message_id;
    `);
  }
}
