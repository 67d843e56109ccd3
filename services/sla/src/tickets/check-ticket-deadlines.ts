import { Injectable } from '@nestjs/common';
import type { Scope } from '@rep13/service-kit';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { CheckDeadlines } from './check-deadlines.ts';
import { recordSteps } from './record-steps.ts';
import { SlaTicket } from './sla-ticket.entity.ts';

/** An open order that an earlier version has left without a next date is given one after this time. */
const FORGOTTEN_AFTER_MS = 60_000;

/** The clocks of orders: warnings, breaches, escalations, reminders. */
@Injectable()
export class CheckTicketDeadlines extends CheckDeadlines {
  protected override readonly of = { table: 'sla_tickets', column: 'next_deadline_at' } as const;

  protected override findDue(now: Date, limit: number): Promise<{ id: number }[]> {
    return this.dataSource.query(
      `(select id from sla_tickets where next_deadline_at <= $1 order by next_deadline_at limit $2)
       union (select id from sla_tickets where is_open and next_due_at is null and updated_at <= $3 limit $2)`,
      [now, limit, new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
    );
  }

  protected override async checkIfDue(scope: Scope, id: number, now: Date): Promise<boolean> {
    const ticket = await scope.db.findOne(SlaTicket, {
      where: [
        { id, nextDeadlineAt: LessThanOrEqual(now) },
        { id, nextDueAt: IsNull(), status: Not('closed') },
      ],
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!ticket) return false;
    const steps = ticket.checkDeadlines(now);
    await scope.db.save(ticket);
    await recordSteps(scope, ticket, steps);
    return true;
  }
}
