import { AuthorityLinkRenewed } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { linkTo, matterFacts, toAuthority, textsOf, type AuthorityMailFacts } from '../authority-mails.ts';

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
    const { link, matter } = textsOf(context);
    return Promise.resolve({
      subject: link.subject(request.reference),
      preview: link.preview,
      heading: link.heading,
      blocks: [
        paragraph(link.text),
        matterFacts(context),
        button({ label: link.button, url: linkTo(context, true) }),
        note(`${matter.key} ${link.notAsked(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
