import { TicketResponded, AnyTicketResponded } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import {
  answersTo,
  KEY,
  linkTo,
  matterFacts,
  outcomeOf,
  type AuthorityMailFacts,
} from '../authority-mails.ts';

/** Tells an authority without delay that it has its answer, and what was done, Article 9(1) and 10(1) DSA. */
export const authorityAnswered = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-answered',
  to: 'authority',
  /** Only of an order that its authority filed with us: of others we do not know where to write. */
  on: when([TicketResponded, AnyTicketResponded], ({ reference }) => reference && [{ reference }, reference]),
  write: (_, context) => {
    const { request, entity } = context;
    return Promise.resolve({
      subject: `${request.reference}: your request is answered`,
      preview: 'The representative has answered.',
      heading: 'Your request is answered',
      blocks: [
        paragraph('The representative has answered. The whole answer stands on the page of your request.'),
        ...outcomeOf(context),
        matterFacts(context),
        button({ label: 'Read the answer', url: linkTo(context) }),
        note(`${KEY} In a hurry: ${entity.phone}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
