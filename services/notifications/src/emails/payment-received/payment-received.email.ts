import { PaymentCompleted } from '@rep13/contracts-onboarding';
import { DEMO_PROVIDER, type LegalDay, formatMoney } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatLegalDay } from '../formats.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { mandateSentence, nextStep } from '../next-step.ts';

interface PaymentReceivedFacts extends ClientEmailFacts {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  /** `demo` while no real provider is set up. */
  readonly provider: string;
  readonly paidAt: LegalDay;
}

/** Says what was paid and what is still missing. */
export const paymentReceived = defineClientEmail<PaymentReceivedFacts>({
  kind: 'payment-received',
  to: 'legal-contact',
  on: when(PaymentCompleted, ({ paymentId, ...payment }) => [payment, String(paymentId)]),
  write: async ({ amountCents, currency, provider, paidAt }, { party, links, entity, agreement }) => {
    const amount = formatMoney({ amountCents, currency });
    const progress = {
      paid: true,
      signed: (await agreement()) !== null,
      accountStatus: party.accountStatus,
    };
    return {
      subject: `We received your payment of ${amount}`,
      preview: mandateSentence(progress),
      heading: 'We received your payment',
      blocks: [
        paragraph(`Thank you. The fee for the first year of ${party.companyName} is paid.`),
        facts(
          ['Amount', amount],
          ['Paid', formatLegalDay(paidAt, entity)],
          ['For', 'One year of EU legal representation, renews yearly'],
          ['Company', party.companyName],
          ['Client ID', party.clientId],
          ...(provider === DEMO_PROVIDER ? [['Method', 'Demonstration: no money was taken'] as const] : []),
        ),
        paragraph(mandateSentence(progress)),
        button(nextStep(progress, links)),
      ],
    };
  },
});
