import { PaymentHoldLifted } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { button, facts, paragraph } from '../email-content.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';

interface PaymentHoldLiftedFacts extends ClientEmailFacts {
  readonly liftedAt: Moment;
}

/** Says that what a debt had closed is open again. */
export const paymentHoldLifted = defineClientEmail<PaymentHoldLiftedFacts>({
  kind: 'payment-hold-lifted',
  to: 'legal-contact',
  on: when(PaymentHoldLifted, (lifting) => [lifting, lifting.liftedAt]),
  write: async ({ liftedAt }, { party, links }) => ({
    subject: 'Your account is no longer on hold',
    preview: 'Your yearly fee is paid. Signing and provider information are open again.',
    heading: 'Your account is no longer on hold',
    blocks: [
      paragraph(
        `The yearly fee of ${party.companyName} is paid. You can sign and change your provider information again. Your mandate was in force all the time.`,
      ),
      facts(['Open again', formatTime(liftedAt)], ['Client ID', party.clientId]),
      button({ label: 'Open the client portal', url: links.portal() }),
    ],
  }),
});
