import { addSearchColumn, dropSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLOCK = `
  started_at timestamptz, due_at timestamptz, warned_percent integer not null default 0,
  met_at timestamptz, missed_at timestamptz`;

/** The columns of one of the clocks that run beside the acknowledgement. */
const clock = (name: string): string =>
  CLOCK.trim()
    .split(/,\s*/)
    .map((column) => `add ${name}_${column}`)
    .join(', ');

/**
 * Who works on a ticket, what else its clocks promise, and orders whose client is not known yet. What was forwarded and
 * not answered goes on with the time it has left: the answer was due twelve hours after the forwarding.
 */
export class WorkOnTickets1799000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'sla_tickets');
    await db.query(`
      alter table sla_tickets
        alter signup_id drop not null,
        add version integer not null default 1,
        add company_name text,
        add source text not null default 'staff' check (source in ('staff', 'authority')),
        add authority_reference text,
        add order_kind text check (order_kind in ('act', 'information', 'general')),
        add category text,
        add issuing_state text,
        add assignee_id integer,
        add do_not_inform boolean not null default false,
        ${clock('answer')},
        ${clock('client')},
        add client_read_at timestamptz,
        add client_answered_at timestamptz,
        add paused_at timestamptz,
        add next_due_at timestamptz,
        add next_due text check (next_due in ('acknowledge', 'answer', 'client')),
        add outcome text check (outcome in ('given', 'partly', 'refused')),
        add effect_at timestamptz,
        add closed_as text,
        add closed_at timestamptz,
        add is_unmatched boolean not null generated always as (signup_id is null) stored,
        add is_unassigned boolean not null generated always as (assignee_id is null) stored,
        add is_nothing_due boolean not null generated always as (next_due_at is null) stored;

      update sla_tickets set
        next_due_at = authority_contact_date + interval '24 hours', next_due = 'acknowledge'
        where response_date is null and status <> 'closed';
      update sla_tickets set
        client_started_at = forwarded_date, client_due_at = forwarded_date + interval '12 hours',
        client_missed_at = escalated_at,
        next_due_at = forwarded_date + interval '12 hours', next_due = 'client'
        where status = 'forwarded';
      update sla_tickets set closed_at = updated_at where status = 'closed';

      create index sla_tickets_due on sla_tickets (next_due_at, id) where next_due_at is not null;
      create index sla_tickets_assignee on sla_tickets (assignee_id, id desc);
      create index sla_tickets_unassigned on sla_tickets (id desc) where is_unassigned and status <> 'closed';
      create index sla_tickets_unmatched on sla_tickets (id desc) where is_unmatched;
      create index sla_tickets_answer_due on sla_tickets (answer_due_at) where answer_due_at is not null;
      create index sla_tickets_client_due on sla_tickets (client_due_at) where client_due_at is not null;
      create index sla_tickets_without_name on sla_tickets (id) where company_name is null and signup_id is not null;
    `);
    await addSearchColumn(db, 'sla_tickets', [
      'ticket_number',
      'authority_name',
      'company_name',
      'authority_reference',
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'sla_tickets');
    const columns = ['answer', 'client'].flatMap((name) =>
      ['started_at', 'due_at', 'warned_percent', 'met_at', 'missed_at'].map((column) => `${name}_${column}`),
    );
    await db.query(`
      alter table sla_tickets
        drop is_unmatched, drop is_unassigned, drop is_nothing_due,
        ${columns.map((column) => `drop ${column}`).join(', ')},
        drop version, drop company_name, drop source, drop authority_reference, drop order_kind, drop category, drop issuing_state,
        drop assignee_id, drop do_not_inform, drop client_read_at, drop client_answered_at, drop paused_at,
        drop next_due_at, drop next_due, drop outcome, drop effect_at, drop closed_as, drop closed_at
    `);
    await addSearchColumn(db, 'sla_tickets', ['ticket_number', 'authority_name']);
  }
}
