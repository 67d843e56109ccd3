import { formatMoney } from '@rep13/contracts-constants';
import { SubscriptionRenewed } from '@rep13/contracts-onboarding';
import type { LegalDay } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, paragraph } from '../email-content.ts';
import { formatLegalDay } from '../formats.ts';

interface SubscriptionRenewedFacts extends ClientEmailFacts {
  readonly serviceYear: number;
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: LegalDay;
  readonly periodEnd: LegalDay;
}

/** The receipt of every year after the first. */
export const subscriptionRenewed = defineClientEmail<SubscriptionRenewedFacts>({
  kind: 'subscription-renewed',
  to: 'legal-contact',
  on: when(SubscriptionRenewed, ({ paymentId, ...renewal }) => [renewal, paymentId]),
  write: async ({ serviceYear, amountCents, currency, paidAt, periodEnd }, { party, links, entity }) => {
    const paidUntil = formatLegalDay(periodEnd, entity);
    const amount = formatMoney({ amountCents, currency });
    return {
      subject: `Your agreement is renewed: we received ${amount}`,
      preview: `It is paid until ${paidUntil}.`,
      heading: 'Your agreement is renewed',
      blocks: [
        paragraph(
          `Thank you. The fee for another year of ${party.companyName} is paid. You don’t need to do anything, and your mandate continues.`,
        ),
        facts(
          ['Amount', amount],
          ['Paid', formatLegalDay(paidAt, entity)],
          ['For', `Year ${serviceYear} of EU legal representation`],
          ['Renews next', paidUntil],
          ['Client ID', party.clientId],
        ),
        billingButton('See your plan and invoices', links),
      ],
    };
  },
});
