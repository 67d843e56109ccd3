import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import { AuthorityRequestReceived } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS, HOUR_MS } from '@rep13/contracts-constants';
import {
  FOREIGN_ORDERS,
  ORDER_ELEMENTS,
  type MissingElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { defineAuthorityEmail, type AuthorityMailContext, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, note, paragraph } from '../email-content.ts';
import {
  answersTo,
  KEY,
  linkTo,
  matterFacts,
  missingTranslation,
  type AuthorityMailFacts,
} from '../authority-mails.ts';

const ELEMENT_LABELS: Record<MissingElementName, string> = {
  legalBasis: 'the legal basis',
  reasons: 'the statement of reasons',
  urls: 'the exact address of the content',
  identifiers: 'the account names or identifiers',
  redress: 'the redress available',
  effectTo: 'who is to be told of the effect',
  scope: 'the territorial scope',
};

/** Each with its article. */
export const missingLabels = (kind: OrderKind, missing: readonly MissingElementName[]): string =>
  missing
    .map((name) => {
      const article = ORDER_ELEMENTS[kind].find((element) => element.name === name)?.article;
      return `${ELEMENT_LABELS[name]} (Article ${article})`;
    })
    .join(', ');

/** What the clock promises, or whether it was kept: a request that was held may come late. */
function promise({ now, request: { receivedAt, acknowledgedAt } }: AuthorityMailContext): string {
  if (acknowledgedAt) return `A person acknowledged it on ${formatTime(acknowledgedAt)}.`;
  const due = new Date(Date.parse(receivedAt) + AUTHORITY_RESPONSE_HOURS * HOUR_MS);
  return now <= due
    ? `A person acknowledges it within ${AUTHORITY_RESPONSE_HOURS} hours of its receipt: by ${formatTime(due)}.`
    : `A person was to acknowledge it by ${formatTime(due)} and has not yet. We are sorry.`;
}

/** Says to an authority that its order has arrived, what is missing, and by which link it goes on. */
export const authorityReceipt = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-receipt',
  to: 'authority',
  on: when(AuthorityRequestReceived, ({ reference }) => [{ reference }, reference]),
  announces: ({ reference }, mailedAt) =>
    mailedAt ? [AuthorityReceiptMailed, { reference, mailedAt: mailedAt.toISOString() }] : undefined,
  write: (_, context) => {
    const { request, entity } = context;
    return Promise.resolve({
      subject: `${request.reference}: we have received your request`,
      preview: `It reached us on ${formatTime(request.receivedAt)}.`,
      heading: 'We have received your request',
      blocks: [
        paragraph(
          `${entity.name}, legal representative under Article 13 of Regulation (EU) 2022/2065, has received your request. ${promise(context)}`,
        ),
        matterFacts(context, ['Received', formatTime(request.receivedAt)]),
        ...(request.missing.length > 0
          ? [
              paragraph(
                `We did not find in it: ${missingLabels(request.kind, request.missing)}. We work on it all the same; you can add what is missing by the link.`,
              ),
            ]
          : []),
        ...(request.foreignKind ? [paragraph(FOREIGN_ORDERS[request.foreignKind].answer)] : []),
        ...missingTranslation(context),
        button({ label: 'Follow your request', url: linkTo(context, true) }),
        note(
          `${KEY} Opening it changes nothing; on the page a button confirms that this mailbox has sent the request. If you have sent none, please tell us: ${entity.phone}.`,
        ),
      ],
      replyTo: answersTo(context),
    });
  },
});
