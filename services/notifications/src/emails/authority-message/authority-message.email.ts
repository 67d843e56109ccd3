import { TicketMessageSent } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { answersTo, KEY, linkTo, matterFacts, type AuthorityMailFacts } from '../authority-mails.ts';

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
    return Promise.resolve({
      subject: `${request.reference}: there is a message for you`,
      preview: 'To keep it confidential we do not repeat it in this email.',
      heading: 'There is a message for you',
      blocks: [
        paragraph(
          'We have written to you about your request. To keep it confidential we do not repeat it in this email: please read it by your link. You can answer there, with files.',
        ),
        matterFacts(context),
        button({ label: 'Read the message', url: linkTo(context) }),
        note(`${KEY} In a hurry: ${entity.phone}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
