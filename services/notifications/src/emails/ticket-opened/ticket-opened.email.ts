import { TicketOpened, AnyTicketOpened } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, paragraph } from '../email-content.ts';
import { ticketFacts, type TicketClockFacts } from '../ticket-facts.ts';

interface TicketOpenedFacts extends TicketClockFacts {
  /** No order: a client suspects a threat to life or safety. */
  readonly lifeAtRisk?: boolean;
}

/** Calls staff to a new order. */
export const ticketOpened = defineInternalEmail<TicketOpenedFacts>({
  kind: 'ticket-opened',
  to: 'ticket-worker',
  on: when([TicketOpened, AnyTicketOpened], (ticket) => [ticket, ticket.ticketId]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: ${ticket.lifeAtRisk ? 'life or safety at risk' : 'new order'}, urgency ${ticket.urgencyLevel}`,
    preview:
      Date.parse(ticket.dueAt) > context.now.getTime()
        ? `To be acknowledged by ${formatTime(ticket.dueAt)}.`
        : `It was to be acknowledged by ${formatTime(ticket.dueAt)}.`,
    heading: ticket.lifeAtRisk
      ? 'A client suspects a threat to life or safety'
      : 'A new order from an authority',
    blocks: [
      paragraph(
        ticket.lifeAtRisk
          ? `A client has told us that it suspects a crime that threatens somebody's life or safety. Under Article 18 DSA the client informs the law enforcement or judicial authorities at once; we do not do so for it. Please open it now and ask whether that is done. Somebody must acknowledge it within ${AUTHORITY_RESPONSE_HOURS} hours.`
          : `An authority's order has reached us. Somebody must acknowledge it within ${AUTHORITY_RESPONSE_HOURS} hours of the authority's contact.`,
      ),
      await ticketFacts(ticket, context),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
