import { SubscriptionOverdue } from '@rep13/contracts-onboarding';
import {
  DAY_MS,
  DEBT_MAIL_DAYS,
  DEBT_TASK_DAYS,
  PAYMENT_HOLD_DAYS,
  type DebtMailDays,
  type LegalDay,
  formatMoney,
} from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatLegalDay } from '../formats.ts';

interface PaymentOverdueFacts extends ClientEmailFacts {
  readonly days: DebtMailDays;
  readonly overdueSince: LegalDay;
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  /** The client's bank has taken back what was paid; else a renewal could not be charged. */
  readonly cause?: 'dispute';
  /** Whether the card is tried again by itself. */
  readonly isTriedAgain?: boolean;
}

const after = (since: LegalDay, days: number): Date => new Date(new Date(since).getTime() + days * DAY_MS);

const dayAfter = (since: LegalDay, days: number, entity: LegalEntity): string =>
  formatLegalDay<LegalDay>(after(since, days).toISOString(), entity);

/** After so long a wait the next mail says it better. */
const nextMail = (days: DebtMailDays): number => DEBT_MAIL_DAYS.find((each) => each > days) ?? DEBT_TASK_DAYS;

/** Says what is owed, what happens next and when. The mandate stays, and so do orders. */
export const paymentOverdue = defineClientEmail<PaymentOverdueFacts>({
  kind: 'payment-overdue',
  to: 'legal-contact',
  /** The mail of day 30 says also that there is a hold from then on. */
  on: when(SubscriptionOverdue, (debt) => [debt, `${debt.overdueSince}:${debt.days}`]),
  until: ({ overdueSince, days }) => after(overdueSince, nextMail(days)),
  write: async (
    { days, overdueSince, amountCents, currency, cause, isTriedAgain = true },
    { party, links, entity },
  ) => {
    const amount = formatMoney({ amountCents, currency });
    const text =
      days >= PAYMENT_HOLD_DAYS
        ? onHold(overdueSince, entity)
        : notYetOnHold(days, { since: overdueSince, entity, isDispute: cause === 'dispute', isTriedAgain });
    return {
      subject: text.subject,
      preview: text.preview,
      heading: text.subject,
      blocks: [
        paragraph(
          cause === 'dispute'
            ? `Your bank took back the yearly fee of ${party.companyName}, ${amount}. Since ${formatLegalDay(overdueSince, entity)} it is owed again.`
            : `The yearly fee of ${party.companyName}, ${amount}, could not be charged to your means of payment on ${formatLegalDay(overdueSince, entity)}${days > 0 ? ' and is still unpaid' : ''}.`,
        ),
        ...text.next.map(paragraph),
        facts(
          ['To pay', amount],
          ['Unpaid since', formatLegalDay(overdueSince, entity)],
          ['Client ID', party.clientId],
        ),
        billingButton('Pay or change your card', links),
        note(
          `Paid by now? Then there is nothing to do. Questions? Answer this email or write to ${entity.supportEmail}.`,
        ),
      ],
    };
  },
});

interface OverdueText {
  readonly subject: string;
  readonly preview: string;
  readonly next: readonly string[];
}

interface Debt {
  readonly since: LegalDay;
  readonly entity: LegalEntity;
  readonly isDispute: boolean;
  readonly isTriedAgain: boolean;
}

const HOW_TO_PAY =
  'You can pay it in the client portal, under Billing. If it was taken back by mistake, please answer this email.';
const TRIED_AGAIN =
  'The charge is tried again by itself during the next days. So that it works, please check your card or give another one in the client portal, where you can also pay at once.';
const NOT_TRIED = 'We no longer try your card. You can pay it in the client portal, under Billing.';

function notYetOnHold(days: DebtMailDays, { since, entity, isDispute, isTriedAgain }: Debt): OverdueText {
  const hold = dayAfter(since, PAYMENT_HOLD_DAYS, entity);
  return {
    subject:
      days > 0
        ? `Your yearly fee is unpaid for ${days} days`
        : isDispute
          ? 'Your bank took your yearly fee back'
          : 'We could not charge your yearly fee',
    preview: `Please ${isDispute ? 'pay' : 'check your card'} by ${hold}. Your mandate stays in force.`,
    next: [
      isDispute ? HOW_TO_PAY : isTriedAgain ? TRIED_AGAIN : NOT_TRIED,
      `If it is unpaid on ${hold}, nothing can be signed and no provider information saved until it is paid. Your mandate stays in force either way, and we continue to forward orders from authorities to you.`,
    ],
  };
}

function onHold(since: LegalDay, entity: LegalEntity): OverdueText {
  const breach = dayAfter(since, DEBT_TASK_DAYS, entity);
  return {
    subject: 'On hold until your yearly fee is paid',
    preview: 'Nothing can be signed or changed meanwhile. Your mandate stays in force.',
    next: [
      'From now on nothing can be signed and no provider information saved, until it is paid. Then both open again at once.',
      'Your mandate stays in force: we continue to receive orders from authorities and forward them to you. You can still sign in, read, answer orders, pay and cancel.',
      `A fee that is unpaid for ${DEBT_TASK_DAYS} days, on ${breach}, is a material breach of the agreement: then we decide whether it continues, and write to you before it ends.`,
    ],
  };
}
