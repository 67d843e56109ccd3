import { TicketBreached, AnyTicketBreached } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { defineInternalEmail, when } from '../email.ts';
import { button, paragraph } from '../email-content.ts';
import { ticketFacts, type TicketClockFacts } from '../ticket-facts.ts';

/** Tells staff that a promise was missed. */
export const ticketBreached = defineInternalEmail<TicketClockFacts>({
  kind: 'ticket-breached',
  to: 'ticket-worker',
  on: when([TicketBreached, AnyTicketBreached], (ticket) => [ticket, ticket.ticketId]),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: not acknowledged within ${AUTHORITY_RESPONSE_HOURS} hours`,
    preview: 'The promised time is over. Please acknowledge the order now.',
    heading: 'Response time missed',
    blocks: [
      paragraph(
        `Nobody acknowledged this order within the promised ${AUTHORITY_RESPONSE_HOURS} hours. It stays a missed response time. Please acknowledge it now.`,
      ),
      await ticketFacts(ticket, context),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
