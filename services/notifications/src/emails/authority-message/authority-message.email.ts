import { TicketMessageSent } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { linkTo, matterFacts, toAuthority, textsOf, type AuthorityMailFacts } from '../authority-mails.ts';

/** Calls an authority to what we have written to it. */
export const authorityMessage = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-message',
  to: 'authority',
  on: when(
    TicketMessageSent,
    ({ direction, reference, messageId }) =>
      !(direction !== 'staff_to_authority' || !reference) && [{ reference }, messageId],
  ),
  write: (_, context) => {
    const { request, entity } = context;
    const { message, matter } = textsOf(context);
    return Promise.resolve({
      subject: message.subject(request.reference),
      preview: message.preview,
      heading: message.heading,
      blocks: [
        paragraph(message.text),
        matterFacts(context),
        button({ label: message.button, url: linkTo(context) }),
        note(`${matter.key} ${matter.hurry(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
