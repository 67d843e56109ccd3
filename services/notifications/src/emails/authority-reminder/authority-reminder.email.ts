import { TicketAuthorityReminded } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import {
  linkTo,
  matterFacts,
  missingLabels,
  missingTranslation,
  timeIn,
  toAuthority,
  textsOf,
  type AuthorityMailFacts,
} from '../authority-mails.ts';

interface AuthorityReminderFacts extends AuthorityMailFacts {
  readonly authorityDueAt: Moment;
}

/** Reminds an authority of our question; once its time is over, we go on without the answer. */
export const authorityReminder = defineAuthorityEmail<AuthorityReminderFacts>({
  kind: 'authority-reminder',
  to: 'authority',
  /** Only of an order that its authority filed with us: of others staff reminds as it has asked. */
  on: when(
    TicketAuthorityReminded,
    ({ reference, ticketId, authorityDueAt }) =>
      !!reference && [{ reference, authorityDueAt }, `${ticketId}:${authorityDueAt}`],
  ),
  until: ({ authorityDueAt }) => new Date(authorityDueAt),
  write: ({ authorityDueAt }, context) => {
    const { request, entity } = context;
    const { reminder, matter } = textsOf(context);
    return Promise.resolve({
      subject: reminder.subject(request.reference),
      preview: reminder.preview,
      heading: reminder.heading,
      blocks: [
        paragraph(reminder.text),
        ...(request.missing.length > 0 ? [paragraph(reminder.missing(missingLabels(context)))] : []),
        ...missingTranslation(context),
        matterFacts(context, [reminder.due, timeIn(context, authorityDueAt)]),
        button({ label: reminder.button, url: linkTo(context) }),
        note(`${matter.key} ${matter.hurry(entity.phone)}`),
      ],
      ...toAuthority(context),
    });
  },
});
