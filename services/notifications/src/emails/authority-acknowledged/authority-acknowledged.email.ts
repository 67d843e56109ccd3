import { TicketAcknowledged, AnyTicketAcknowledged } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, note, paragraph } from '../email-content.ts';
import { answersTo, KEY, linkTo, matterFacts, type AuthorityMailFacts } from '../authority-mails.ts';

/** Says to an authority that a person has taken its order up. */
export const authorityAcknowledged = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-acknowledged',
  to: 'authority',
  /** Only of an order that its authority filed with us: of others we do not know where to write. */
  on: when(
    [TicketAcknowledged, AnyTicketAcknowledged],
    ({ reference }) => reference && [{ reference }, reference],
  ),
  write: (_, context) => {
    const { request, entity } = context;
    return Promise.resolve({
      subject: `${request.reference}: we are working on your request`,
      preview: 'A person has taken it up.',
      heading: 'We are working on your request',
      blocks: [
        paragraph('A person has taken your request up. We write to you again as soon as there is an answer.'),
        matterFacts(
          context,
          ['Received', formatTime(request.receivedAt)],
          ...(request.acknowledgedAt
            ? [['Acknowledged', formatTime(request.acknowledgedAt)] as [string, string]]
            : []),
        ),
        button({ label: 'See how it stands', url: linkTo(context) }),
        note(`${KEY} In a hurry: ${entity.phone}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
