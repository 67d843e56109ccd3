import { TicketMessageSent } from '@rep13/contracts-sla';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

/** Tells who works on an order that its authority has written. */
export const authorityWrote = defineInternalEmail<TicketFacts>({
  kind: 'authority-wrote',
  to: 'ticket-worker',
  on: when(
    TicketMessageSent,
    (ticket) => !(ticket.direction !== 'authority_to_staff') && [ticket, ticket.messageId],
  ),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the authority has written`,
    preview: 'There is a message of the authority.',
    heading: 'The authority has written',
    blocks: [
      paragraph('The authority has written about this order.'),
      facts(['Ticket', ticket.ticketNumber], ['Client', await clientOf(ticket, context)]),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
