import { TicketClosed, AnyTicketClosed } from '@rep13/contracts-sla';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-authority-requests/constants';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { answersTo, linkTo, matterFacts, outcomeOf, type AuthorityMailFacts } from '../authority-mails.ts';

interface AuthorityClosedFacts extends AuthorityMailFacts {
  readonly ticketId: number;
}

/** Says to an authority that its order is dealt with; to whoever was none, nothing. */
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
    return {
      subject: `${request.reference}: your request is closed`,
      preview: 'What became of it stands on its page.',
      heading: 'Your request is closed',
      blocks: [
        paragraph(
          `We have closed your request. What we wrote to you about it can be read by your link for ${AUTHORITY_LINK_DAYS} more days.`,
        ),
        ...outcomeOf(context),
        matterFacts(context),
        button({ label: 'Read what became of it', url: linkTo(context) }),
        note(`If something is open, please send a new request, or write to ${entity.authorityEmail}.`),
      ],
      replyTo: answersTo(context),
    };
  },
});
