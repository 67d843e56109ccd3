import { AuthorityLinkRenewed } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { answersTo, KEY, linkTo, matterFacts, type AuthorityMailFacts } from '../authority-mails.ts';

/** Brings a new link in the place of one that was lost. */
export const authorityLink = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-link',
  to: 'authority',
  on: when(AuthorityLinkRenewed, ({ reference, generation }) => [
    { reference },
    `${reference}:${generation}`,
  ]),
  write: (_, context) => {
    const { request, entity } = context;
    return Promise.resolve({
      subject: `${request.reference}: a new link to your request`,
      preview: 'The link that you had before works until you use this one.',
      heading: 'A new link to your request',
      blocks: [
        paragraph(
          'Somebody asked for a new link to your request. Here it is. The one that you had before works until you use this one.',
        ),
        matterFacts(context),
        button({ label: 'Open your request', url: linkTo(context, true) }),
        note(`${KEY} If nobody of yours has asked for it, please call us: ${entity.phone}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
