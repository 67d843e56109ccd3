import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAIT = `
  authority_wait_started_at timestamptz, authority_wait_due_at timestamptz,
  authority_wait_warned_percent integer not null default 0,
  authority_wait_met_at timestamptz, authority_wait_missed_at timestamptz, our_turn_since timestamptz`;

/**
 * An open order always has something that is due, and somebody who is to do it. What has none is found by its index and
 * given a date by the scheduler, also what the version before leaves without one while both run.
 */
export class EndEveryWait1799600000202 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets ${WAIT.split(',')
        .map((column) => `add ${column.trim()}`)
        .join(', ')},
        add next_due_by text check (next_due_by in ('staff', 'client', 'authority')),
        drop constraint sla_tickets_next_due_check,
        add constraint sla_tickets_next_due_check
          check (next_due in ('acknowledge', 'answer', 'client', 'authority', 'step'));
      update sla_tickets set next_due_by = case when next_due = 'client' then 'client' else 'staff' end
        where next_due is not null;
      create index sla_tickets_forgotten on sla_tickets (id) where is_open and next_due_at is null;
      create index sla_tickets_authority_wait_due on sla_tickets (authority_wait_due_at)
        where authority_wait_due_at is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update sla_tickets set next_due_at = null, next_due = null where next_due in ('authority', 'step');
      drop index sla_tickets_forgotten, sla_tickets_authority_wait_due;
      alter table sla_tickets drop constraint sla_tickets_next_due_check,
        add constraint sla_tickets_next_due_check check (next_due in ('acknowledge', 'answer', 'client')),
        ${WAIT.split(',')
          .map((column) => `drop ${column.trim().split(' ')[0]}`)
          .join(', ')},
        drop next_due_by
    `);
  }
}
