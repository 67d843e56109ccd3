import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What authorities file themselves, and the directory that staff calls them back by. It begins with the coordinators
 * whose sites were found; no telephone number of theirs was confirmed, so staff adds those.
 */
export class TakeAuthorityRequests1799000000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table authority_requests (
        id integer generated always as identity primary key,
        reference text not null unique check (reference ~ '^A-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$'),
        state text not null check (state in ('held', 'received', 'spam')),
        ticket_id integer unique references sla_tickets,
        link_generation integer not null default 1,
        kind text not null check (kind in ('act', 'information', 'general')),
        member_state text,
        authority_name text not null,
        officer_name text,
        email text not null,
        phone text,
        own_reference text,
        legal_basis text,
        reasons text,
        urls text[] not null default '{}',
        identifiers text[] not null default '{}',
        redress text,
        scope text,
        effect_to text,
        language text,
        do_not_inform boolean not null default false,
        deadline_at timestamptz,
        target text not null,
        sender_check text not null default 'unverified' check (sender_check in
          ('unverified', 'mail-confirmed', 'directory', 'called-back')),
        decision_reason text,
        received_at timestamptz not null
      );
      create index authority_requests_held on authority_requests (id) where state = 'held';
      create index authority_requests_email on authority_requests (lower(email), received_at);

      create table authority_directory (
        id integer generated always as identity primary key,
        domain text not null unique check (domain = lower(domain)),
        name text not null,
        member_state text,
        phone text,
        source text not null,
        as_of timestamptz not null
      );
    `);
    await db.query(`
      insert into authority_directory (domain, name, member_state, source, as_of)
      select domain, name, member_state, 'The authority’s own site; its mail is taken to be of the same domain',
        timestamptz '2026-11-22'
      from (values
        ('bipt.be', 'Belgian Institute for Postal Services and Telecommunications (BIPT)', 'Belgium'),
        ('digst.dk', 'Digitaliseringsstyrelsen', 'Denmark'),
        ('traficom.fi', 'Traficom', 'Finland'),
        ('arcom.fr', 'Arcom', 'France'),
        ('eett.gr', 'Hellenic Telecommunications and Post Commission (EETT)', 'Greece'),
        ('cnam.ie', 'Coimisiún na Meán', 'Ireland'),
        ('rrt.lt', 'Communications Regulatory Authority (RRT)', 'Lithuania'),
        ('mca.org.mt', 'Malta Communications Authority', 'Malta'),
        ('acm.nl', 'Autoriteit Consument & Markt (ACM)', 'Netherlands'),
        ('uke.gov.pl', 'Urząd Komunikacji Elektronicznej (UKE)', 'Poland'),
        ('anacom.pt', 'ANACOM', 'Portugal'),
        ('pts.se', 'Post- och telestyrelsen (PTS)', 'Sweden')
      ) as found (domain, name, member_state)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table authority_directory, authority_requests');
  }
}
