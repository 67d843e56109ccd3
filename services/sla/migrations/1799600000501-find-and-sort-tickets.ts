import { addSearchColumn, dropSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = ['ticket_number', 'authority_name', 'company_name', 'authority_reference'];

/** Names an order by what stands in its letter: the authority's number, the officer, and where the content is. */
const FILED_WORDS = `concat_ws(E'\\n', request.own_reference, request.officer_name, request.email, request.target,
  nullif(array_to_string(request.urls || request.identifiers, E'\\n'), ''))`;

/** In the order in which staff goes by them, not in that of the alphabet. */
const STATUS_RANK = `case status when 'pending' then 0 when 'acknowledged' then 1 when 'forwarded' then 2
  when 'in_progress' then 3 when 'awaiting_authority' then 4 when 'responded' then 5 else 6 end`;
const URGENCY_RANK = `case urgency_level when 'critical' then 0 when 'high' then 1 when 'normal' then 2 else 3 end`;

const SORTED_BY = [
  'authority_key',
  'client_key',
  'urgency_rank',
  'status_rank',
  'compliance_rank',
  'state_key',
  'kind_key',
  'assignee_key',
];

/**
 * Tickets are found by what their authority filed, filtered by authority, Member State and kind, and sorted by every
 * column that has an order. The words of a request are copied by a trigger, so that no way of filing one forgets them.
 */
export class FindAndSortTickets1799600000501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'sla_tickets');
    await db.query(`
      alter table sla_tickets
        add filed_words text,
        add authority_key text not null generated always as (lower(authority_name)) stored,
        add client_key text not null generated always as (lower(coalesce(company_name, ''))) stored,
        add urgency_rank smallint not null generated always as (${URGENCY_RANK}) stored,
        add status_rank smallint not null generated always as (${STATUS_RANK}) stored,
        add compliance_rank smallint not null generated always as (case when sla_compliant then 1 else 0 end) stored,
        add state_key text not null generated always as (coalesce(issuing_state, '')) stored,
        add kind_key text not null generated always as (coalesce(order_kind, '')) stored,
        add assignee_key integer not null generated always as (coalesce(assignee_id, 0)) stored;
      update sla_tickets ticket set filed_words = ${FILED_WORDS}
        from authority_requests request where request.ticket_id = ticket.id;

      create function keep_filed_words() returns trigger language plpgsql set search_path from current as $$
      begin
        update sla_tickets ticket set filed_words = ${FILED_WORDS}
          from (select new.*) request where ticket.id = new.ticket_id;
        return null;
      end $$;
      create trigger authority_requests_filed_words
        after insert or update of ticket_id, own_reference, officer_name, email, target, urls, identifiers
        on authority_requests for each row when (new.ticket_id is not null)
        execute function keep_filed_words();

      ${SORTED_BY.map((column) => `create index sla_tickets_by_${column} on sla_tickets (${column}, (-id));`).join('\n')}
      create index sla_tickets_by_contact on sla_tickets (authority_contact_date, id);
      create index sla_tickets_authority on sla_tickets (authority_key, id desc);
      create index sla_tickets_state on sla_tickets (issuing_state, id desc);
      create index sla_tickets_kind on sla_tickets (order_kind, id desc);
    `);
    await addSearchColumn(db, 'sla_tickets', [...SEARCHED, 'filed_words']);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'sla_tickets');
    await db.query(`
      drop trigger authority_requests_filed_words on authority_requests;
      drop function keep_filed_words();
      drop index sla_tickets_by_contact, sla_tickets_state, sla_tickets_kind;
      alter table sla_tickets drop filed_words, ${SORTED_BY.map((column) => `drop ${column}`).join(', ')};
    `);
    await addSearchColumn(db, 'sla_tickets', SEARCHED);
  }
}
