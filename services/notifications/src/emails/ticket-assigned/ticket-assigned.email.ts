import { defineInternalEmail } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { clientOf, type TicketFacts } from '../ticket-facts.ts';

interface TicketAssignedFacts extends TicketFacts {
  readonly adminUserId: number;
  /** Who of staff gave it; absent when the system did. */
  readonly assignedBy?: number;
}

/** Tells a member of staff that an order is theirs now. */
export const ticketAssigned = defineInternalEmail<TicketAssignedFacts>({
  kind: 'ticket-assigned',
  to: 'colleague',
  write: async ({ assignedBy, ...ticket }, context) => {
    const giver = assignedBy === undefined ? null : await context.colleagueName(assignedBy);
    const given = giver ? `${giver} has given you this order.` : 'This order was given to you.';
    return {
      subject: `${ticket.ticketNumber} is yours now`,
      preview: given,
      heading: 'An order was assigned to you',
      blocks: [
        paragraph(
          `${given} You work on it from now on: mails about it go to you. See its history for the note.`,
        ),
        facts(['Ticket', ticket.ticketNumber], ['Client', await clientOf(ticket, context)]),
        button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
      ],
    };
  },
});
