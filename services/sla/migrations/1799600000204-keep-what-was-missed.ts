import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLOCKS = ['answer', 'client', 'authority_wait'];

/** So the scheduler finds out again what is due, and says what is over by then. */
const FORGOTTEN = 'next_due_at = null, next_due = null, next_due_by = null';

/**
 * What was missed stays missed, a question to the authority leads back to where it was asked, and the authority's own
 * date is where it put it. Pauses had moved it: where nobody of staff has set another since, that of the request holds.
 */
export class KeepWhatWasMissed1799600000204 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets add asked_from text,
        ${CLOCKS.map((name) => `add ${name}_first_missed_at timestamptz`).join(', ')};
      update sla_tickets set ${CLOCKS.map((name) => `${name}_first_missed_at = ${name}_missed_at`).join(', ')}
        where ${CLOCKS.map((name) => `${name}_missed_at is not null`).join(' or ')};
      update sla_tickets set asked_from = 'in_progress' where status = 'awaiting_authority';
      update sla_tickets ticket set answer_due_at = request.deadline_at, ${FORGOTTEN}
        from authority_requests request
        where request.ticket_id = ticket.id and ticket.status <> 'closed'
          and ticket.answer_met_at is null and ticket.answer_missed_at is null
          and request.deadline_at < ticket.answer_due_at
          and not exists (
            select from sla_ticket_events event where event.ticket_id = ticket.id and event.action = 'set-deadline'
          );
      update sla_tickets set ${FORGOTTEN}
        where status <> 'closed' and paused_at is not null and answer_due_at is not null and answer_met_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets drop asked_from,
        ${CLOCKS.map((name) => `drop ${name}_first_missed_at`).join(', ')}
    `);
  }
}
