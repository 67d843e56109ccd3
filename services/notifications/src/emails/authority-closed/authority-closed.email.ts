import { defineAuthorityEmail } from '../email.ts';
import { AUTHORITY_LINK_DAYS } from '@rep13/contracts-constants';
import { button, note, paragraph } from '../email-content.ts';
import { answersTo, linkTo, matterFacts, type AuthorityMailFacts } from '../authority-mails.ts';

/** Says to an authority that its order is dealt with. */
export const authorityClosed = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-closed',
  to: 'authority',
  write: (_, context) => {
    const { request, entity } = context;
    return Promise.resolve({
      subject: `${request.reference}: your request is closed`,
      preview: 'What became of it stands on its page.',
      heading: 'Your request is closed',
      blocks: [
        paragraph(
          `We have closed your request. What we wrote to you about it can be read by your link for ${AUTHORITY_LINK_DAYS} more days.`,
        ),
        matterFacts(context),
        button({ label: 'Read what became of it', url: linkTo(context) }),
        note(`If something is open, please send a new request, or write to ${entity.authorityEmail}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
