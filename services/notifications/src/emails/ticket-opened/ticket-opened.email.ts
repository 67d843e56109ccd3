import { TicketOpened, AnyTicketOpened } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, paragraph } from '../email-content.ts';
import { ticketFacts, type TicketClockFacts } from '../ticket-facts.ts';

/** Calls staff to a new order. */
export const ticketOpened = defineInternalEmail<TicketClockFacts>({
  kind: 'ticket-opened',
  to: 'ticket-worker',
  on: when([TicketOpened, AnyTicketOpened], (ticket) => [ticket, ticket.ticketId]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: new order, urgency ${ticket.urgencyLevel}`,
    preview:
      Date.parse(ticket.dueAt) > context.now.getTime()
        ? `To be acknowledged by ${formatTime(ticket.dueAt)}.`
        : `It was to be acknowledged by ${formatTime(ticket.dueAt)}.`,
    heading: 'A new order from an authority',
    blocks: [
      paragraph(
        `An authority's order has reached us. Somebody must acknowledge it within ${AUTHORITY_RESPONSE_HOURS} hours of the authority's contact.`,
      ),
      await ticketFacts(ticket, context),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
