import { TicketAnswerMissed } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface AnswerMissedFacts extends TicketFacts {
  readonly answerDueAt: Moment;
}

/** Tells who works on an order that the time of its authority is over. */
export const answerMissed = defineInternalEmail<AnswerMissedFacts>({
  kind: 'answer-missed',
  to: 'ticket-worker',
  on: when(TicketAnswerMissed, (ticket) => [ticket, `${ticket.ticketId}:${ticket.answerDueAt}`]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the deadline of the authority was missed`,
    preview: 'The time that the authority had set is over.',
    heading: 'The authority’s deadline was missed',
    blocks: [
      paragraph(
        'The time that the authority had set is over, and it has no answer. It is recorded as late. Please answer now, or agree on another time with the authority.',
      ),
      facts(
        ['Ticket', ticket.ticketNumber],
        ['Client', await clientOf(ticket, context)],
        ['Answer was due', formatTime(ticket.answerDueAt)],
      ),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
