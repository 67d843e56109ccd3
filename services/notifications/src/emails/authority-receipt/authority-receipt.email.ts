import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import { AuthorityRequestReceived } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS, HOUR_MS } from '@rep13/contracts-constants';
import { defineAuthorityEmail, type AuthorityMailContext, when } from '../email.ts';
import { button, note, paragraph, type Block } from '../email-content.ts';
import {
  linkTo,
  matterFacts,
  missingLabels,
  missingTranslation,
  timeIn,
  toAuthority,
  textsOf,
  type AuthorityMailFacts,
} from '../authority-mails.ts';

/** What the clock promises, or whether it was kept: a request that was held may come late. */
function promise(context: AuthorityMailContext): string {
  const { receivedAt, acknowledgedAt } = context.request;
  const { receipt } = textsOf(context);
  if (acknowledgedAt) return receipt.wasAcknowledged(timeIn(context, acknowledgedAt));
  const due = new Date(Date.parse(receivedAt) + AUTHORITY_RESPONSE_HOURS * HOUR_MS);
  const written = timeIn(context, due);
  return context.now <= due ? receipt.isAcknowledgedBy(written) : receipt.isLate(written);
}

/** What its form did not have; of a mail nobody can say so yet. */
function lacking(context: AuthorityMailContext): Block[] {
  const { missing, inReplyTo } = context.request;
  if (missing.length === 0) return [];
  const { receipt } = textsOf(context);
  const labels = missingLabels(context);
  return [paragraph(inReplyTo ? receipt.unread(labels) : receipt.missing(labels))];
}

/** Says to an authority that its order has arrived, what is missing, and by which link it goes on. */
export const authorityReceipt = defineAuthorityEmail<AuthorityMailFacts>({
  kind: 'authority-receipt',
  to: 'authority',
  on: when(AuthorityRequestReceived, ({ reference, withoutReceipt }) =>
    withoutReceipt ? undefined : [{ reference }, reference],
  ),
  announces: ({ reference }, mailedAt) =>
    mailedAt ? [AuthorityReceiptMailed, { reference, mailedAt: mailedAt.toISOString() }] : undefined,
  write: (_, context) => {
    const { request, entity } = context;
    const { receipt, matter, names } = textsOf(context);
    const received = timeIn(context, request.receivedAt);
    return Promise.resolve({
      subject: receipt.subject(request.reference),
      preview: receipt.preview(received),
      heading: receipt.heading,
      blocks: [
        paragraph(`${receipt.received(entity.name)} ${promise(context)}`),
        matterFacts(context, [matter.received, received]),
        ...lacking(context),
        ...(request.foreignKind ? [paragraph(names.foreignOrders[request.foreignKind].answer)] : []),
        ...missingTranslation(context),
        button({ label: receipt.button, url: linkTo(context, true) }),
        note(`${matter.key} ${receipt.confirm(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
