import { TicketAuthorityAnswerMissed } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface AuthorityAnswerMissedFacts extends TicketFacts {
  readonly authorityDueAt: Moment;
}

/** Tells who works on an order that its authority has not answered our question. */
export const authorityAnswerMissed = defineInternalEmail<AuthorityAnswerMissedFacts>({
  kind: 'authority-answer-missed',
  to: 'ticket-worker',
  on: when(TicketAuthorityAnswerMissed, (ticket) => [ticket, `${ticket.ticketId}:${ticket.authorityDueAt}`]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the authority has not answered our question`,
    preview: 'The order is yours again.',
    heading: 'The authority has not answered our question',
    blocks: [
      paragraph(
        'The time in which we waited for the authority is over. Please continue without its answer, or ask again.',
      ),
      facts(
        ['Ticket', ticket.ticketNumber],
        ['Client', await clientOf(ticket, context)],
        ['Answer was due', formatTime(ticket.authorityDueAt)],
      ),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
