import {
  addRunningTotals,
  addSearchColumn,
  dropRunningTotals,
  dropSearchColumn,
} from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists, totals and charts that stay fast with a million tickets. */
export class ListTickets1790000200002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets add is_open boolean not null generated always as (status <> 'closed') stored;
      create index sla_tickets_status on sla_tickets (status, id desc);
      create index sla_tickets_urgency on sla_tickets (urgency_level, id desc);
      create index sla_tickets_open on sla_tickets (id desc) where is_open;
      create index sla_tickets_violations on sla_tickets (id desc) where not sla_compliant;
      create index sla_tickets_contact on sla_tickets (authority_contact_date)
        include (response_time_hours, sla_compliant);
    `);
    await addSearchColumn(db, 'sla_tickets', ['ticket_number', 'authority_name']);
    await addRunningTotals(db, 'sla_tickets', {
      total: 'true',
      open: `status <> 'closed'`,
      violations: 'not sla_compliant',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await dropRunningTotals(db, 'sla_tickets');
    await dropSearchColumn(db, 'sla_tickets');
    await db.query(`
      drop index sla_tickets_status, sla_tickets_urgency, sla_tickets_violations, sla_tickets_contact;
      alter table sla_tickets drop is_open;
    `);
  }
}
