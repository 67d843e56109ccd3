import { formatMoney } from '@rep13/contracts-constants';
import { PaymentFailed } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface PaymentFailedFacts extends ClientEmailFacts {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly failedAt: Moment;
}

/** Says that a payment which was begun came to nothing, and how to pay otherwise. */
export const paymentFailed = defineClientEmail<PaymentFailedFacts>({
  kind: 'payment-failed',
  to: 'legal-contact',
  on: when(PaymentFailed, (failed) => [failed, failed.failedAt]),
  write: async ({ amountCents, currency, failedAt }, { party, links, entity }) => {
    const amount = formatMoney({ amountCents, currency });
    const isOwed = party.paidAt !== null;
    return {
      subject: 'Your payment did not go through',
      preview: 'Your bank did not carry it out. Please pay in another way.',
      heading: 'Your payment did not go through',
      blocks: [
        paragraph(
          `Your bank did not carry out the payment of ${amount} for ${party.companyName}. Nothing was paid, and we will not try it again by ourselves.`,
        ),
        paragraph('Please pay again. A card is confirmed at once; a bank debit takes some days.'),
        facts(['To pay', amount], ['Failed', formatTime(failedAt)], ['Client ID', party.clientId]),
        button(
          isOwed
            ? { label: 'Pay in another way', url: links.billing() }
            : { label: 'Pay in another way', url: links.pay() },
        ),
        note(`Paid by now? Then there is nothing to do. Questions? Write to ${entity.supportEmail}.`),
      ],
    };
  },
});
