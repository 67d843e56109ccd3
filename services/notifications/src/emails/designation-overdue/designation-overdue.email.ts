import { DesignationOverdue } from '@rep13/contracts-agreements';
import { ACKNOWLEDGEMENT_DAYS } from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';
import { clientName } from '../ticket-facts.ts';

interface DesignationOverdueFacts extends ClientEmailFacts {
  readonly coordinator: string;
  readonly sentAt: Moment;
}

/** Tells staff of a letter that nobody has acknowledged. */
export const designationOverdue = defineInternalEmail<DesignationOverdueFacts>({
  kind: 'designation-overdue',
  to: 'staff',
  on: when(DesignationOverdue, (event) => [event, `${event.designationId}:${event.sentAt}`]),
  write: async ({ signupId, coordinator, sentAt }, { findParty, links }) => ({
    subject: `${coordinator} has not acknowledged a letter`,
    preview: `It was sent more than ${ACKNOWLEDGEMENT_DAYS} days ago.`,
    heading: 'A letter is not acknowledged',
    blocks: [
      paragraph(
        `${coordinator} has not acknowledged a letter within ${ACKNOWLEDGEMENT_DAYS} days. Please ask there, and record the answer under “Notifications to coordinators”.`,
      ),
      facts(['Client', clientName(await findParty(signupId), signupId)], ['Sent', formatTime(sentAt)]),
      button({ label: 'Open admin', url: links.admin() }),
    ],
  }),
});
