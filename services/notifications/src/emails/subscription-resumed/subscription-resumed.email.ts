import { SubscriptionResumed } from '@rep13/contracts-onboarding';
import type { LegalDay, Moment } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatLegalDay, formatTime } from '../formats.ts';

interface SubscriptionResumedFacts extends ClientEmailFacts {
  readonly resumedAt: Moment;
  /** Until when it is paid, and when it renews. */
  readonly periodEnd: LegalDay;
}

/** Says that a cancellation was taken back, and what follows. */
export const subscriptionResumed = defineClientEmail<SubscriptionResumedFacts>({
  kind: 'subscription-resumed',
  to: 'legal-contact',
  on: when(SubscriptionResumed, (resumed) => [resumed, resumed.resumedAt]),
  write: async ({ resumedAt, periodEnd }, { party, links, entity }) => {
    const day = formatLegalDay(periodEnd, entity);
    return {
      subject: 'Your cancellation is taken back',
      preview: `Your agreement continues and renews on ${day}.`,
      heading: 'Your agreement continues',
      blocks: [
        paragraph(
          `The cancellation of ${party.companyName} is taken back. Your mandate stays in force without a break, and the agreement renews on ${day}; we remind you before.`,
        ),
        facts(['Taken back', formatTime(resumedAt)], ['Renews on', day], ['Client ID', party.clientId]),
        billingButton('Open billing', links),
        note(`It was not you? Write to ${entity.supportEmail} at once.`),
      ],
    };
  },
});
