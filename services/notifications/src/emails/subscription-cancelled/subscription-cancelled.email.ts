import { SubscriptionCancelled } from '@rep13/contracts-onboarding';
import type { MandateDetailView } from '@rep13/contracts-agreements';
import { RUN_OFF_DAYS } from '@rep13/contracts-agreements/constants';
import type { CancelledBy, LegalDay } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph, steps, type Step } from '../email-content.ts';
import { formatLegalDay, formatLegalTime } from '../formats.ts';

interface SubscriptionCancelledFacts extends ClientEmailFacts {
  readonly by: CancelledBy;
  /** The provider ended the subscription. */
  readonly cause?: 'provider';
  readonly endsAt: LegalDay;
  readonly runOffUntil: LegalDay;
}

type End = Pick<SubscriptionCancelledFacts, 'endsAt' | 'runOffUntil'>;

/**
 * Says when the agreement ends and, with it, the mandate, and what the client does then: no other mail tells of this
 * notice.
 */
export const subscriptionCancelled = defineClientEmail<SubscriptionCancelledFacts>({
  kind: 'subscription-cancelled',
  to: 'legal-contact',
  on: when(SubscriptionCancelled, ({ askedAt, ...cancellation }) => [cancellation, askedAt]),
  write: async ({ by: cancelledBy, cause, ...end }, { party, links, entity, mandate: find }) => {
    const by = cause ?? cancelledBy;
    const mandate = await find();
    const { endsAt, runOffUntil } = firstEnd(end, mandate);
    const isRepresented = mandate?.beganAt != null;
    const headline = `Your agreement ends on ${formatLegalDay(endsAt, entity)}`;
    return {
      subject: headline,
      preview: PREVIEW[by],
      heading: headline,
      blocks: [
        paragraph(`${why(by, party.companyName)} ${isRepresented ? UNTIL_THEN : NEVER_BEGAN}`),
        ...(by === 'refund' ? [paragraph(REFUND)] : []),
        ...(by === 'client' ? [paragraph(TAKE_BACK)] : []),
        facts(
          ...(isRepresented ? [['Register number', mandate.registerNumber ?? ''] as const] : []),
          ['Ends', formatLegalTime(endsAt, entity)],
          ...(isRepresented
            ? [['We still forward earlier orders until', formatLegalTime(runOffUntil, entity)] as const]
            : []),
          ['Client ID', party.clientId],
        ),
        ...(isRepresented ? [steps(...WHAT_TO_DO)] : []),
        billingButton('See how your agreement ends', links),
        note(
          `${by === 'staff' ? 'Questions?' : by === 'provider' ? 'You want to continue?' : 'You did not ask for this, or have changed your mind?'} Answer this email or write to ${entity.supportEmail} as soon as you can.`,
        ),
      ],
    };
  },
});

type Ending = CancelledBy | 'provider';

const PREVIEW: Record<Ending, string> = {
  client: 'You cancelled it. No further fee is charged.',
  refund: 'You asked for your fee back, and get all of it.',
  staff: 'We ended it. No further fee is charged.',
  provider: 'The subscription for its fee was ended. No further fee is charged.',
};

const why = (by: Ending, company: string): string =>
  ({
    client: `You have cancelled the agreement under which we represent ${company}, and no further fee is charged.`,
    refund: `You requested a refund of the fee of ${company}, which ends the agreement.`,
    staff: `We have ended the agreement under which we represent ${company}, and no further fee is charged.`,
    provider: `The subscription by which ${company} pays its yearly fee was ended at our payment provider, so no further fee is charged. With this mail the agreement under which we represent you ends as well.`,
  })[by];

const UNTIL_THEN = 'Until the end your mandate is in force, and everything stays as it is.';
const NEVER_BEGAN = 'No mandate had begun, so there is nothing for you to do.';
const REFUND =
  'The whole fee goes back to the means of payment that you used. We write again when it is on its way.';

const TAKE_BACK = 'You can take it back in the client portal, under Billing, until the paid period ends.';

const WHAT_TO_DO: readonly Step[] = [
  {
    title: 'Designate another representative',
    text: 'If Article 13 DSA still obliges you to have one. Tell us who it is, and we will refer authorities to them.',
  },
  {
    title: 'Take our details off your website',
    text: 'When the mandate ends, not before.',
  },
  {
    title: 'Keep reading what we forward',
    text: `For ${RUN_OFF_DAYS} days after the end we still receive orders about the time of the mandate and forward them to you.`,
  },
];

/** Staff may have agreed on an earlier end: then that one holds. */
function firstEnd(end: End, mandate: MandateDetailView | null): End {
  const { endsAt, runOffUntil } = mandate ?? {};
  return endsAt && runOffUntil && new Date(endsAt) < new Date(end.endsAt) ? { endsAt, runOffUntil } : end;
}
