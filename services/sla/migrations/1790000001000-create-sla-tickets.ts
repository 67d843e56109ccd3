import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authorities' orders, and a row for every move of one. */
export class CreateSlaTickets1790000001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sla_tickets (
        id integer generated always as identity primary key,
        signup_id integer not null,
        ticket_number text not null unique check (ticket_number ~ '^SLA-[0-9]{4}-[0-9]{5,}$'),
        authority_name text not null,
        authority_contact_date timestamptz not null,
        response_date timestamptz,
        forwarded_to_client boolean not null default false,
        forwarded_date timestamptz,
        urgency_level text not null default 'normal' check (urgency_level in ('low', 'normal', 'high', 'critical')),
        status text not null default 'pending' check (status in
          ('pending', 'acknowledged', 'forwarded', 'in_progress', 'awaiting_authority', 'responded', 'closed')),
        description text,
        close_reason text,
        response_time_hours numeric(12, 2),
        sla_compliant boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((status = 'closed') = (close_reason is not null))
      );
      create index sla_tickets_signup on sla_tickets (signup_id, id desc);

      create table sla_ticket_events (
        id integer generated always as identity primary key,
        ticket_id integer not null references sla_tickets,
        action text not null,
        from_status text,
        to_status text not null,
        actor text not null,
        note text,
        created_at timestamptz not null default now()
      );
      create index sla_ticket_events_ticket on sla_ticket_events (ticket_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sla_ticket_events, sla_tickets');
  }
}
