import { TicketEscalated } from '@rep13/contracts-sla';
import { forwardingOf } from '../ticket-facts.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { escalationAddress, type PartyInMails } from '../party-in-mails.ts';

interface TicketEscalatedFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
}

/** Asks again for the answer to an authority's order: the escalation contact, if the client named one. */
export const ticketEscalated = defineClientEmail<TicketEscalatedFacts>({
  kind: 'ticket-escalated',
  to: 'escalation-contact',
  on: when(TicketEscalated, (ticket) => [ticket, forwardingOf(ticket)]),
  write: async ({ ticketId, ticketNumber }, { party, links, entity }) => ({
    subject: `${ticketNumber}: we still need an answer for an authority`,
    preview: `An authority in the EU contacted us about ${party.companyName}, and nobody has answered us yet.`,
    heading: 'We still need an answer',
    blocks: [
      paragraph(whoWasAsked(party)),
      facts(['Ticket', ticketNumber], ['Company', party.companyName], ['Client ID', party.clientId]),
      paragraph(
        'Without an answer we cannot reply to the authority for you. Please make sure today that someone reads the message in the client portal and answers us there.',
      ),
      button({ label: 'Read it in the client portal', url: links.order(ticketId) }),
      note(`Questions: ${entity.supportEmail}, ${entity.phone}.`),
    ],
  }),
});

function whoWasAsked(party: PartyInMails): string {
  const { companyName } = party;
  const isOther = escalationAddress(party) !== null;
  const what = `We forwarded to ${
    isOther ? 'your legal contact' : 'you'
  } what an authority in the EU wrote to us about ${companyName}, and have no answer yet.`;
  return isOther
    ? `You are the escalation contact of ${companyName} with us. ${what}`
    : `${what} There is no escalation contact, so we write to you again.`;
}
