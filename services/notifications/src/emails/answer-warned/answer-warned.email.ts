import { TicketAnswerWarned } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface AnswerWarnedFacts extends TicketFacts {
  readonly answerDueAt: Moment;
  readonly percent: number;
}

/** Warns who works on an order of the time that its authority has set; afterwards the mail about the miss says it all. */
export const answerWarned = defineInternalEmail<AnswerWarnedFacts>({
  kind: 'answer-warned',
  to: 'ticket-worker',
  on: when(TicketAnswerWarned, (ticket) => [
    ticket,
    `${ticket.ticketId}:${ticket.answerDueAt}:${ticket.percent}`,
  ]),
  until: ({ answerDueAt }) => new Date(answerDueAt),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the authority is waiting for an answer until ${formatTime(ticket.answerDueAt)}`,
    preview: `${ticket.percent}% of the time is gone.`,
    heading: 'The authority is waiting for an answer',
    blocks: [
      paragraph(`${ticket.percent}% of the time that the authority has set is gone.`),
      facts(
        ['Ticket', ticket.ticketNumber],
        ['Client', await clientOf(ticket, context)],
        ['Answer by', formatTime(ticket.answerDueAt)],
      ),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
