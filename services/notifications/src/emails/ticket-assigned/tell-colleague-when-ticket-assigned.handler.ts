import { Injectable } from '@nestjs/common';
import { TicketAssigned } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { ticketAssigned } from './ticket-assigned.email.ts';

@Injectable()
export class TellColleagueWhenTicketAssigned {
  @OnEvent(TicketAssigned, 'mail')
  handle(ticket: TicketAssigned, { jobs, envelope }: Handling): void {
    const { assigneeId, assignedAt, signupId, ticketId, ticketNumber } = ticket;
    // Whoever takes an order knows it.
    if (assigneeId === null || envelope.actor === `admin:${assigneeId}`) return;
    const facts = {
      ...(signupId !== undefined && { signupId }),
      ticketId,
      ticketNumber,
      adminUserId: assigneeId,
    };
    enqueueEmail(jobs, ticketAssigned, facts, `${ticketId}:${assignedAt}`);
  }
}
