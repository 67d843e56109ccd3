import { TicketResponded, AnyTicketResponded } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import {
  linkTo,
  matterFacts,
  outcomeOf,
  toAuthority,
  textsOf,
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
    const { answered, matter } = textsOf(context);
    return Promise.resolve({
      subject: answered.subject(request.reference),
      preview: answered.preview,
      heading: answered.heading,
      blocks: [
        paragraph(answered.text),
        ...outcomeOf(context),
        matterFacts(context),
        button({ label: answered.button, url: linkTo(context) }),
        note(`${matter.key} ${matter.hurry(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
