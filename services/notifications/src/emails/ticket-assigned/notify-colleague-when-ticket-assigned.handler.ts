import { Injectable } from '@nestjs/common';
import { TicketAssigned } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketAssigned } from './ticket-assigned.email.ts';

@Injectable()
export class NotifyColleagueWhenTicketAssigned {
  @OnEvent(TicketAssigned, 'mail')
  handle(ticket: TicketAssigned, { jobs, envelope }: Handling): void {
    const { assigneeId, assignedAt, signupId, ticketId, ticketNumber } = ticket;
    const assignedBy = adminIdOf(envelope.actor);
    // A colleague who takes an order knows that.
    if (assigneeId === null || assigneeId === assignedBy) return;
    const facts = {
      ...(signupId !== undefined && { signupId }),
      ...{ ticketId, ticketNumber, adminUserId: assigneeId },
      ...(assignedBy !== undefined && { assignedBy }),
    };
    enqueueEmail(jobs, ticketAssigned, facts, `${ticketId}:${assignedAt}`);
  }
}

function adminIdOf(actor: string): number | undefined {
  const id = /^admin:(\d+)$/.exec(actor)?.[1];
  return id === undefined ? undefined : Number(id);
}
