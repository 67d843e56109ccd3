import { TicketAuthorityReminded } from '@rep13/contracts-sla';
import type { Moment } from '@rep13/contracts-constants';
import { defineAuthorityEmail, when } from '../email.ts';
import { button, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { missingLabels } from '../authority-receipt/authority-receipt.email.ts';
import {
  answersTo,
  KEY,
  linkTo,
  matterFacts,
  missingTranslation,
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
    return Promise.resolve({
      subject: `${request.reference}: we wait for your answer`,
      preview: 'We have asked you something about your request.',
      heading: 'We wait for your answer',
      blocks: [
        paragraph(
          'We have asked you something about your request and have no answer yet. To keep it confidential we do not repeat it in this email: please read it by your link, and answer there.',
        ),
        ...(request.missing.length > 0
          ? [paragraph(`Your request still lacks: ${missingLabels(request.kind, request.missing)}.`)]
          : []),
        ...missingTranslation(context),
        matterFacts(context, ['Please answer by', formatTime(authorityDueAt)]),
        button({ label: 'Read and answer', url: linkTo(context) }),
        note(`${KEY} In a hurry: ${entity.phone}.`),
      ],
      replyTo: answersTo(context),
    });
  },
});
