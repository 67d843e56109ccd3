import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails to the authorities' address. The bytes of each content are kept once, encrypted, in pieces; every place of a
 * mailbox where it lay is a copy. How far each folder was read stands beside it, since nothing is changed in the mailbox.
 */
export class KeepInboundMails1799600000791 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table inbound_mails (
        id integer generated always as identity primary key,
        content_key text not null unique,
        state text not null default 'reading'
          check (state in ('reading', 'waiting', 'order', 'attached', 'aside', 'ignored', 'answered')),
        version integer not null default 1,
        reading text check (reading in ('whole', 'partly', 'sealed', 'no')),
        reading_reason text,
        tries integer not null default 0,
        message_id text,
        from_name text,
        from_address text,
        reply_to text[] not null default '{}',
        subject text,
        written_at timestamptz,
        text text not null default '',
        quoted text,
        other_text text,
        nested jsonb not null default '[]',
        automatic text check (automatic in ('reply', 'bounce', 'receipt', 'list', 'own')),
        proven_reference text,
        named_reference text,
        answers text[] not null default '{}',
        passed_domain text,
        signature jsonb,
        encrypted text check (encrypted in ('smime', 'pgp')),
        warnings text[] not null default '{}',
        parts jsonb not null default '[]',
        size integer not null,
        sha256 text not null,
        pieces integer not null,
        received_at timestamptz not null,
        internal_at timestamptz,
        trace_at timestamptz,
        seen_at timestamptz not null,
        warned_percent integer not null default 0,
        missed_at timestamptz,
        next_warning_at timestamptz,
        decided_by text,
        decided_at timestamptz,
        ignored_as text,
        answer text,
        rule text
      );
      create index inbound_mails_waiting on inbound_mails (received_at) where state = 'waiting';
      create index inbound_mails_unread on inbound_mails (id) where state = 'reading';
      create index inbound_mails_due on inbound_mails (next_warning_at) where next_warning_at is not null;
      create index inbound_mails_newest on inbound_mails (received_at desc, id desc);
      create index inbound_mails_message_id on inbound_mails (message_id) where message_id is not null;
      create table inbound_mail_copies (
        mailbox text not null,
        folder text not null,
        uid_validity bigint not null,
        uid bigint not null,
        mail_id integer not null references inbound_mails on delete cascade,
        internal_at timestamptz,
        recipients text[] not null default '{}',
        is_junk boolean not null default false,
        moved_at timestamptz,
        primary key (mailbox, folder, uid_validity, uid)
      );
      create index inbound_mail_copies_mail on inbound_mail_copies (mail_id);
      create table inbound_mail_pieces (
        mail_id integer not null references inbound_mails on delete cascade,
        no integer not null,
        key_id text not null,
        nonce bytea not null,
        sealed bytea not null,
        primary key (mail_id, no)
      );
      alter table inbound_mail_pieces alter column sealed set storage external;
      create table mail_folders (
        mailbox text not null,
        folder text not null,
        uid_validity bigint not null,
        last_uid bigint not null,
        reader text,
        reader_until timestamptz,
        checked_at timestamptz,
        older integer not null default 0,
        gone integer not null default 0,
        lost_at timestamptz,
        primary key (mailbox, folder)
      );
      create sequence inbound_mail_deliveries;
      create table mail_order_links (
        mail_id integer not null references inbound_mails on delete cascade,
        ticket_id integer not null references sla_tickets on delete cascade,
        linked_at timestamptz not null,
        linked_by text not null,
        primary key (mail_id, ticket_id)
      );
      create index mail_order_links_ticket on mail_order_links (ticket_id);
      alter table ticket_messages add mail_id integer references inbound_mails on delete set null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ticket_messages drop mail_id;
      drop table mail_order_links, mail_folders, inbound_mail_pieces, inbound_mail_copies, inbound_mails;
      drop sequence inbound_mail_deliveries;
    `);
  }
}
