import { formatMoney } from '@rep13/contracts-constants';
import { RefundFailed } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface RefundFailedFacts extends ClientEmailFacts {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly failedAt: Moment;
}

/** Says that money which was on its way back did not arrive, and asks where to send it. */
export const refundFailed = defineClientEmail<RefundFailedFacts>({
  kind: 'refund-failed',
  to: 'legal-contact',
  on: when(RefundFailed, ({ paymentId, reference, ...failed }) => [failed, `${paymentId}:${reference}`]),
  write: async ({ amountCents, currency, failedAt }, { party, links, entity }) => {
    const amount = formatMoney({ amountCents, currency });
    return {
      subject: `Your refund of ${amount} did not reach you`,
      preview: 'Your bank sent it back to us. We still owe it to you.',
      heading: 'Your refund did not reach you',
      blocks: [
        paragraph(
          `We paid ${amount} of ${party.companyName} back, and your bank sent it back to us, for example because the card or the account was closed. We still owe it to you.`,
        ),
        paragraph(
          `Please answer this email or write to ${entity.supportEmail}, so that we agree on another way to pay it. Please do not send card numbers.`,
        ),
        facts(['Amount', amount], ['Came back', formatTime(failedAt)], ['Client ID', party.clientId]),
        billingButton('See your payments', links),
      ],
    };
  },
});
