import { TicketMessageSent } from '@rep13/contracts-sla';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface TicketMessageFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
}

/** Calls a client to what we have written to it about an order. */
export const ticketMessage = defineClientEmail<TicketMessageFacts>({
  kind: 'ticket-message',
  to: 'legal-contact',
  on: when(TicketMessageSent, (ticket) => {
    const { direction, signupId, ticketId, ticketNumber, messageId } = ticket;
    return (
      !(direction !== 'staff_to_client' || signupId === undefined) && [
        { signupId, ticketId, ticketNumber },
        messageId,
      ]
    );
  }),
  write: ({ ticketId, ticketNumber }, { party, links, entity }) =>
    Promise.resolve({
      subject: `${ticketNumber}: we have written to you`,
      preview: 'Please read it in the client portal and answer us there.',
      heading: 'We have written to you about an order',
      blocks: [
        paragraph(
          `We have written to ${party.companyName} about an authority's order. To keep it confidential we don't repeat it in this email: please sign in, read it and answer us there.`,
        ),
        facts(['Ticket', ticketNumber], ['Company', party.companyName], ['Client ID', party.clientId]),
        button({ label: 'Read it in the client portal', url: links.order(ticketId) }),
        note(`Questions: ${entity.supportEmail}, ${entity.phone}.`),
      ],
    }),
});
