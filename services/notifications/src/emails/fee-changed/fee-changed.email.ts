import { FeeChangeAnnounced } from '@rep13/contracts-onboarding';
import { NOTICE_DAYS, type LegalDay, formatMoney } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatLegalDay } from '../formats.ts';

interface FeeChangedFacts extends ClientEmailFacts {
  readonly startsAt: LegalDay;
  /** Integer cents. */
  readonly amountCents: number;
  readonly previousCents: number;
  readonly currency: string;
}

/** The notice of another fee, or that an increase is taken back. Clause "Term": 60 days before the year begins. */
export const feeChanged = defineClientEmail<FeeChangedFacts>({
  kind: 'fee-changed',
  to: 'legal-contact',
  on: when(FeeChangeAnnounced, ({ changeId, ...change }) => [change, changeId]),
  write: async ({ startsAt, amountCents, previousCents, currency }, { party, links, entity }) => {
    const date = formatLegalDay(startsAt, entity);
    const [fee, before] = [
      formatMoney({ amountCents, currency }),
      formatMoney({ amountCents: previousCents, currency }),
    ];
    const stays = amountCents === previousCents;
    const isHigher = amountCents > previousCents;
    return {
      subject: stays ? `Your yearly fee stays ${fee}` : `Your yearly fee is ${fee} from ${date} on`,
      preview: stays
        ? 'The change that we announced is taken back.'
        : `Until then it is ${before}. What you have paid stays as it is.`,
      heading: stays ? `Your yearly fee stays ${fee}` : `A new yearly fee from ${date} on`,
      blocks: [
        paragraph(
          stays
            ? `We had announced another fee for representing ${party.companyName}. That announcement is taken back: the fee stays ${fee} for each year.`
            : `The fee for representing ${party.companyName} changes with the contract year that begins on ${date}: from ${before} to ${fee} for each year. The year that you have paid, and everything else in your agreement, stays as it is.`,
        ),
        facts(
          ['Fee today', before],
          [stays ? 'Fee from then on' : `Fee from ${date} on`, fee],
          ['Client ID', party.clientId],
        ),
        ...(isHigher
          ? [
              paragraph(
                `If you agree, there is nothing to do. If you do not, cancel in the client portal, under Billing, at least ${NOTICE_DAYS} days before ${date}: then the agreement ends before the new fee begins.`,
              ),
            ]
          : []),
        billingButton(isHigher ? 'See your plan or cancel' : 'See your plan', links),
        note(`Questions? Answer this email or write to ${entity.supportEmail}.`),
      ],
    };
  },
});
