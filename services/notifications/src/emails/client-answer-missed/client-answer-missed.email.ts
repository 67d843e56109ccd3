import { TicketClientAnswerMissed } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface ClientAnswerMissedFacts extends TicketFacts {
  readonly clientDueAt: Moment;
}

/** Tells who works on an order that its client has not answered in time. */
export const clientAnswerMissed = defineInternalEmail<ClientAnswerMissedFacts>({
  kind: 'client-answer-missed',
  to: 'ticket-worker',
  on: when(TicketClientAnswerMissed, (ticket) => [ticket, `${ticket.ticketId}:${ticket.clientDueAt}`]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the client has not answered`,
    preview: 'The time that we gave it is over.',
    heading: 'The client has not answered',
    blocks: [
      paragraph('The client was asked about this order and has not answered in its time. Please call it.'),
      facts(
        ['Ticket', ticket.ticketNumber],
        ['Client', await clientOf(ticket, context)],
        ['Answer was due', formatTime(ticket.clientDueAt)],
      ),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
