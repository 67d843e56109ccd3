import type { Moment } from '@rep13/contracts-constants';
import { TicketUserNotificationReminded } from '@rep13/contracts-sla';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface UserUntoldFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly untoldSince: Moment;
}

/** Reminds a client to tell the user concerned of an order that it has carried out, Article 9(5) and 10(5) DSA. */
export const userUntold = defineClientEmail<UserUntoldFacts>({
  kind: 'user-untold',
  to: 'legal-contact',
  on: when(TicketUserNotificationReminded, ({ signupId, ticketId, ticketNumber, untoldSince, reminder }) => {
    return (
      signupId !== undefined && [
        { signupId, ticketId, ticketNumber, untoldSince },
        `${ticketId}:${untoldSince}:${reminder}`,
      ]
    );
  }),
  write: ({ ticketId, ticketNumber, untoldSince }, { party, links, entity }) =>
    Promise.resolve({
      subject: `${ticketNumber}: please tell the user concerned`,
      preview: 'The order was carried out, and we do not know that its user was told.',
      heading: 'Does the user concerned know of the order?',
      blocks: [
        paragraph(
          `An authority's order about ${party.companyName} was carried out. Articles 9(5) and 10(5) of Regulation (EU) 2022/2065 require you to tell the user concerned no later than that, unless the authority names another time. You have not told us yet that this was done.`,
        ),
        paragraph(
          'In the client portal you find a letter that you can send, and one field to say that it was sent. If the user may not be told, please say so there: then we stop reminding you.',
        ),
        facts(
          ['Ticket', ticketNumber],
          ['Known to us since', formatTime(untoldSince)],
          ['Company', party.companyName],
          ['Client ID', party.clientId],
        ),
        button({ label: 'Open the order', url: links.order(ticketId) }),
        note(`We never write to your users ourselves. Questions: ${entity.supportEmail}, ${entity.phone}.`),
      ],
    }),
});
