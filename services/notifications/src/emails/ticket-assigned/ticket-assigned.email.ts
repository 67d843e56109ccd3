import { defineInternalEmail } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface TicketAssignedFacts extends TicketFacts {
  readonly adminUserId: number;
}

/** Tells a member of staff that an order is theirs now. */
export const ticketAssigned = defineInternalEmail<TicketAssignedFacts>({
  kind: 'ticket-assigned',
  to: 'colleague',
  write: async (ticket, context) => ({
    subject: `${ticket.ticketNumber} is yours now`,
    preview: 'Somebody has given you an order.',
    heading: 'An order is yours now',
    blocks: [
      paragraph(
        'You work on this order from now on: mails about it go to you. A word that came with it stands in its history.',
      ),
      facts(['Ticket', ticket.ticketNumber], ['Client', await clientOf(ticket, context)]),
      button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
    ],
  }),
});
