import { formatMoney } from '@rep13/contracts-constants';
import { RefundMade } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface RefundMadeFacts extends ClientEmailFacts {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly madeAt: Moment;
  readonly isPart?: boolean;
}

/** Says that a fee is on its way back. */
export const refundMade = defineClientEmail<RefundMadeFacts>({
  kind: 'refund-made',
  to: 'legal-contact',
  on: when(RefundMade, ({ paymentId, reference, ...refund }) => [
    refund,
    reference ? `${paymentId}:${reference}` : paymentId,
  ]),
  write: async ({ amountCents, currency, madeAt, isPart = false }, { party, links, entity }) => {
    const amount = formatMoney({ amountCents, currency });
    return {
      subject: `${amount} is on its way back to you`,
      preview: `We paid ${isPart ? 'a part of your fee' : 'your fee'} back to the means of payment that you used.`,
      heading: isPart ? 'A part of your fee is on its way back' : 'Your fee is on its way back',
      blocks: [
        paragraph(
          `We paid ${isPart ? `a part of a yearly fee of ${party.companyName} back` : `a yearly fee of ${party.companyName} back in full`}, to the means of payment that you used. Your bank may take some days to show it.`,
        ),
        facts(['Amount', amount], ['Paid back', formatTime(madeAt)], ['Client ID', party.clientId]),
        billingButton('See your payments', links),
        note(`Nothing there after ten business days? Answer this email or write to ${entity.supportEmail}.`),
      ],
    };
  },
});
