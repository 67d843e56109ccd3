import { ClientAccountReactivated } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { mandateSentence, nextStep } from '../next-step.ts';

interface AccountReactivatedFacts extends ClientEmailFacts {
  readonly reactivatedAt: Moment;
}

/** Says that a suspension is over, and what is next. */
export const accountReactivated = defineClientEmail<AccountReactivatedFacts>({
  kind: 'account-reactivated',
  to: 'legal-contact',
  on: when(ClientAccountReactivated, (reactivation) => [reactivation, reactivation.reactivatedAt]),
  write: async ({ reactivatedAt }, { party, links, agreement }) => {
    const progress = {
      paid: party.paidAt !== null,
      signed: (await agreement()) !== null,
      accountStatus: party.accountStatus,
    };
    return {
      subject: 'Your client account is open again',
      preview: 'The suspension is over: everything in your client account works again.',
      heading: 'Your client account is open again',
      blocks: [
        paragraph(
          `The suspension of the client account of ${party.companyName} is over. Everything works again as before.`,
        ),
        facts(['Client ID', party.clientId], ['Open since', formatTime(reactivatedAt)]),
        paragraph(mandateSentence(progress)),
        button(nextStep(progress, links)),
      ],
    };
  },
});
