import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What authority, staff and client write about a ticket, with files; staff's notes in a table of their own, so that no
 * forgotten condition can show one to anybody else.
 */
export class KeepConversations1799000000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table ticket_messages (
        id integer generated always as identity primary key,
        ticket_id integer not null references sla_tickets,
        direction text not null check (direction in
          ('staff_to_client', 'client_to_staff', 'staff_to_authority', 'authority_to_staff')),
        author text not null,
        body text not null,
        created_at timestamptz not null
      );
      create index ticket_messages_ticket on ticket_messages (ticket_id, id);

      create table ticket_files (
        id uuid primary key,
        ticket_id integer not null references sla_tickets,
        sender text not null check (sender in ('staff', 'client', 'authority')),
        name text not null,
        content_type text not null,
        size integer not null,
        sha256 text not null,
        key_id text not null,
        nonce bytea not null,
        sealed bytea not null,
        created_at timestamptz not null
      );
      alter table ticket_files alter sealed set storage external;
      create index ticket_files_ticket on ticket_files (ticket_id, created_at);

      create table ticket_message_files (
        message_id integer not null references ticket_messages,
        file_id uuid not null references ticket_files,
        primary key (message_id, file_id)
      );
      create index ticket_message_files_file on ticket_message_files (file_id);

      create table ticket_notes (
        id integer generated always as identity primary key,
        ticket_id integer not null references sla_tickets,
        author text not null,
        body text not null,
        created_at timestamptz not null
      );
      create index ticket_notes_ticket on ticket_notes (ticket_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ticket_notes, ticket_message_files, ticket_files, ticket_messages');
  }
}
