import type { Moment } from '@rep13/contracts-constants';
import { formatTime } from '../formats.ts';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface TicketReminderFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly clientDueAt: Moment;
}

/** Reminds a client of an order that nobody there has read; once the time is over, the escalation contact is called. */
export const ticketReminder = defineClientEmail<TicketReminderFacts>({
  kind: 'ticket-reminder',
  to: 'legal-contact',
  until: ({ clientDueAt }) => new Date(clientDueAt),
  write: ({ ticketId, ticketNumber, clientDueAt }, { party, links, entity }) =>
    Promise.resolve({
      subject: `${ticketNumber}: please read what an authority wrote`,
      preview: `We need your answer by ${formatTime(clientDueAt)}.`,
      heading: 'An order is waiting for you',
      blocks: [
        paragraph(
          `We forwarded to you what an authority in the EU wrote to us about ${party.companyName}, and nobody has read it yet. Please read it in the client portal and answer us there.`,
        ),
        facts(
          ['Ticket', ticketNumber],
          ['Answer by', formatTime(clientDueAt)],
          ['Company', party.companyName],
          ['Client ID', party.clientId],
        ),
        button({ label: 'Read it in the client portal', url: links.order(ticketId) }),
        note(
          `If you need longer, press “I have read it” there: then we call nobody else. Questions: ${entity.supportEmail}, ${entity.phone}.`,
        ),
      ],
    }),
});
