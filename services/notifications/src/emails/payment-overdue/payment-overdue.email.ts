import {
  DEBT_MAIL_DAYS,
  DEBT_TASK_DAYS,
  PAYMENT_HOLD_DAYS,
  type DebtMailDays,
} from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatDate, formatMoney } from '../formats.ts';

interface PaymentOverdueFacts extends ClientEmailFacts {
  readonly days: DebtMailDays;
  readonly overdueSince: string;
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
}

const DAY_MS = 86_400_000;
const after = (since: string, days: number): Date => new Date(new Date(since).getTime() + days * DAY_MS);

/** A mail that waited so long says what the next one says better. */
const nextMail = (days: DebtMailDays): number => DEBT_MAIL_DAYS.find((each) => each > days) ?? DEBT_TASK_DAYS;

/** Says what is owed, what happens next and when. The mandate stays, and so do orders. */
export const paymentOverdue = defineClientEmail<PaymentOverdueFacts>({
  kind: 'payment-overdue',
  to: 'legal-contact',
  until: ({ overdueSince, days }) => after(overdueSince, nextMail(days)),
  write: async ({ days, overdueSince, amountCents, currency }, { party, links, entity }) => {
    const amount = formatMoney(amountCents, currency);
    const words = days >= PAYMENT_HOLD_DAYS ? onHold(overdueSince) : notYetOnHold(days, overdueSince);
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.subject,
      blocks: [
        paragraph(
          `The yearly fee of ${party.companyName}, ${amount}, could not be charged to your means of payment on ${formatDate(overdueSince)}${days > 0 ? ' and is still unpaid' : ''}.`,
        ),
        ...words.next.map(paragraph),
        facts(['To pay', amount], ['Unpaid since', formatDate(overdueSince)], ['Client ID', party.clientId]),
        billingButton('Pay or change your card', links),
        note(
          `Paid by now? Then there is nothing to do. Questions? Answer this email or write to ${entity.supportEmail}.`,
        ),
      ],
    };
  },
});

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly next: readonly string[];
}

function notYetOnHold(days: DebtMailDays, since: string): Words {
  const hold = formatDate(after(since, PAYMENT_HOLD_DAYS));
  return {
    subject:
      days === 0 ? 'We could not charge your yearly fee' : `Your yearly fee is unpaid for ${days} days`,
    preview: `Please check your card by ${hold}. Your mandate stays in force.`,
    next: [
      `The charge is tried again by itself during the next days. So that it works, please check your card or give another one in the client portal, where you can also pay at once.`,
      `If it is unpaid on ${hold}, nothing can be signed and no provider information saved until it is paid. Your mandate stays in force either way, and we go on to forward orders of authorities to you.`,
    ],
  };
}

function onHold(since: string): Words {
  const breach = formatDate(after(since, DEBT_TASK_DAYS));
  return {
    subject: 'On hold until your yearly fee is paid',
    preview: 'Nothing can be signed or changed meanwhile. Your mandate stays in force.',
    next: [
      'From now on nothing can be signed and no provider information saved, until it is paid. Then both open again at once.',
      'Your mandate stays in force: we go on to receive orders of authorities and forward them to you. You can still sign in, read, answer orders, pay and cancel.',
      `A fee that is unpaid for ${DEBT_TASK_DAYS} days, on ${breach}, is a material breach of the agreement: then we decide whether it goes on, and write to you before it ends.`,
    ],
  };
}
