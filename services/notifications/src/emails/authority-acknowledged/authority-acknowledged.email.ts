import { TicketAcknowledged, AnyTicketAcknowledged } from '@rep13/contracts-sla';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import {
  linkTo,
  matterFacts,
  timeIn,
  toAuthority,
  textsOf,
  type AuthorityMailFacts,
} from '../authority-mails.ts';

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
    const { acknowledged, matter } = textsOf(context);
    return Promise.resolve({
      subject: acknowledged.subject(request.reference),
      preview: acknowledged.preview,
      heading: acknowledged.heading,
      blocks: [
        paragraph(acknowledged.text),
        matterFacts(
          context,
          [matter.received, timeIn(context, request.receivedAt)],
          ...(request.acknowledgedAt
            ? [[acknowledged.at, timeIn(context, request.acknowledgedAt)] as [string, string]]
            : []),
        ),
        button({ label: acknowledged.button, url: linkTo(context) }),
        note(`${matter.key} ${matter.hurry(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
