import { Injectable } from '@nestjs/common';
import { TICKET_WARNING_PERCENTS } from '@rep13/contracts-constants';
import { Clock, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { recordSteps } from './record-steps.ts';
import { RING_TICKET_CLOCK } from './ring-ticket-clock.job.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { breachAt, escalationAt, warningAt } from './ticket-clock.ts';

/** The tickets whose clocks have something to say. The row is the truth; jobs only make it punctual. */
@Injectable()
export class TicketClocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Says what is due, once, whoever rings: a job, the sweeper, both. */
  async ring(scope: Scope, ticketId: number): Promise<void> {
    const ticket = await lockTicket(scope, ticketId);
    if (!ticket) return;
    const steps = ticket.ring(this.clock.now());
    await scope.db.save(ticket);
    await recordSteps(scope, ticket, steps);
  }

  /** The most overdue tickets first. */
  async due(limit: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      'select id from sla_tickets where next_ring_at <= $1 order by next_ring_at limit $2',
      [this.clock.now(), limit],
    );
    return rows.map(({ id }) => id);
  }
}

/** Whoever moves a ticket holds its row until the commit. */
export const lockTicket = ({ db }: Scope, id: number): Promise<SlaTicket | null> =>
  db.findOne(SlaTicket, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Books a ring for each warning and for the breach, as far as they lie ahead. */
export function bookDeadlines(jobs: Scope['jobs'], ticket: SlaTicket, now: Date): void {
  const contact = ticket.authorityContactDate;
  const rings = [
    ...TICKET_WARNING_PERCENTS.map((percent) => [percent, warningAt(contact, percent)] as const),
    [100, breachAt(contact)] as const,
  ];
  for (const [percent, at] of rings) {
    if (at > now) jobs.book(RING_TICKET_CLOCK, `${ticket.id}:${percent}`, { ticketId: ticket.id }, at);
  }
}

/** Books a ring for the time at which a forwarded ticket has waited too long. */
export function bookEscalation(jobs: Scope['jobs'], ticket: SlaTicket): void {
  if (ticket.status !== 'forwarded' || !ticket.forwardedDate || ticket.escalatedAt) return;
  const key = `${ticket.id}:escalation:${ticket.forwardedDate.getTime()}`;
  jobs.book(RING_TICKET_CLOCK, key, { ticketId: ticket.id }, escalationAt(ticket.forwardedDate));
}
