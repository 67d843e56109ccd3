import { RenewalDue } from '@rep13/contracts-onboarding';
import {
  DAY_MS,
  NOTICE_DAYS,
  RENEWAL_REMINDER_DAYS,
  type LegalDay,
  type RenewalReminderDays,
  formatMoney,
} from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, note, paragraph } from '../email-content.ts';
import { formatLegalDay } from '../formats.ts';

interface RenewalDueFacts extends ClientEmailFacts {
  readonly renewsAt: LegalDay;
  /** Missing in mails that wait since before. */
  readonly daysLeft?: RenewalReminderDays;
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
}

const daysBefore = (at: string, days: number): Date => new Date(new Date(at).getTime() - days * DAY_MS);

/** A mail that waited so long says what the next one says again; 0 where there is none. */
const nextReminder = (daysLeft: RenewalReminderDays | undefined): number =>
  RENEWAL_REMINDER_DAYS.find((days) => daysLeft !== undefined && days < daysLeft) ?? 0;

/** Says when the agreement renews and what is charged then, while there is time to cancel. */
export const renewalDue = defineClientEmail<RenewalDueFacts>({
  kind: 'renewal-due',
  to: 'legal-contact',
  on: when(RenewalDue, (renewal) => [renewal, `${renewal.renewsAt}:${renewal.daysLeft}`]),
  until: ({ renewsAt, daysLeft }) => daysBefore(renewsAt, nextReminder(daysLeft)),
  write: async ({ renewsAt, amountCents, currency }, { party, links, entity }) => {
    const date = formatLegalDay(renewsAt, entity);
    const amount = formatMoney({ amountCents, currency });
    return {
      subject: `Your agreement renews on ${date}`,
      preview: `${amount} is charged then. You do not need to do anything.`,
      heading: `Your agreement renews on ${date}`,
      blocks: [
        paragraph(
          `The agreement under which we represent ${party.companyName} renews by one year. ${amount} is then charged to the means of payment that you used before. You do not need to do anything.`,
        ),
        facts(['Renews', date], ['Amount', amount], ['Client ID', party.clientId]),
        paragraph(
          `Do you want to end it instead? Cancel in the client portal, under Billing, before ${date}: then nothing more is charged. The notice is ${NOTICE_DAYS} days, so if you cancel later than ${NOTICE_DAYS} days before, we represent you until it is over, at no further fee.`,
        ),
        billingButton('Check your card or cancel', links),
        note(`Questions? Answer this email or write to ${entity.supportEmail}.`),
      ],
    };
  },
});
