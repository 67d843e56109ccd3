import { TicketMessageSent } from '@rep13/contracts-sla';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

/** Tells who works on an order that its client has written. */
export const clientAnswered = defineInternalEmail<TicketFacts>({
  kind: 'client-answered',
  to: 'ticket-worker',
  on: when(
    TicketMessageSent,
    (ticket) => !(ticket.direction !== 'client_to_staff') && [ticket, ticket.messageId],
  ),
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber}: the client has written`,
    preview: 'There is a message of the client.',
    heading: 'The client has written',
    blocks: [
      paragraph('The client has written about this order. Please read it and reply to the authority.'),
      facts(['Ticket', ticket.ticketNumber], ['Client', await clientOf(ticket, context)]),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
