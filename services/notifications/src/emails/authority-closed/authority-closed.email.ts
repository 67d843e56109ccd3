import { TicketClosed, AnyTicketClosed } from '@rep13/contracts-sla';
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

interface AuthorityClosedFacts extends AuthorityMailFacts {
  readonly ticketId: number;
}

/** Notifies an authority that its order is dealt with; a sender that was no authority gets no mail. */
export const authorityClosed = defineAuthorityEmail<AuthorityClosedFacts>({
  kind: 'authority-closed',
  to: 'authority',
  on: when(
    [TicketClosed, AnyTicketClosed],
    ({ reference, ticketId }) => reference && [{ reference, ticketId }, reference],
  ),
  write: async ({ ticketId }, context) => {
    if (await context.isSpam(ticketId)) return null;
    const { request, entity } = context;
    const { closed } = textsOf(context);
    return {
      subject: closed.subject(request.reference),
      preview: closed.preview,
      heading: closed.heading,
      blocks: [
        paragraph(closed.text),
        ...outcomeOf(context),
        matterFacts(context),
        button({ label: closed.button, url: linkTo(context) }),
        note(closed.open(entity.authorityEmail)),
      ],
      ...toAuthority(context),
    };
  },
});
