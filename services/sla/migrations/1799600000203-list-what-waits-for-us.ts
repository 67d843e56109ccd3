import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What client and authority write waits to be read, and is listed with everything else that is ours to do. What was
 * written last by one of them before, and never answered, counts as unread: nobody knows whether it was read.
 */
export class ListWhatWaitsForUs1799600000203 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add unread_since timestamptz,
        drop constraint sla_tickets_next_due_check,
        add constraint sla_tickets_next_due_check
          check (next_due in ('message', 'acknowledge', 'answer', 'client', 'authority', 'step'));
      update sla_tickets ticket set unread_since = last.created_at, next_due_at = null, next_due = null,
          next_due_by = null
        from (
          select distinct on (ticket_id) ticket_id, direction, created_at from ticket_messages
          order by ticket_id, id desc
        ) as last
        where last.ticket_id = ticket.id and ticket.status <> 'closed'
          and last.direction in ('client_to_staff', 'authority_to_staff');
      alter table sla_tickets add is_waiting boolean not null generated always as
        (status <> 'closed' and (unread_since is not null or coalesce(next_due_by = 'staff', true))) stored;
      create index sla_tickets_waiting on sla_tickets (next_due_at, id) where is_waiting;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update sla_tickets set next_due_at = null, next_due = null where next_due = 'message';
      alter table sla_tickets drop is_waiting, drop unread_since, drop constraint sla_tickets_next_due_check,
        add constraint sla_tickets_next_due_check
          check (next_due in ('acknowledge', 'answer', 'client', 'authority', 'step'))
    `);
  }
}
