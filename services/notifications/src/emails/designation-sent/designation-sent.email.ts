import { DesignationSent } from '@rep13/contracts-agreements';
import type { DesignationReason } from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface DesignationSentFacts extends ClientEmailFacts {
  readonly reason: DesignationReason;
  readonly coordinator: string;
  readonly sentAt: Moment;
}

/** Says that the coordinator was notified of the designation, or of its end. */
export const designationSent = defineClientEmail<DesignationSentFacts>({
  kind: 'designation-sent',
  to: 'legal-contact',
  on: when(DesignationSent, (event) => [event, `${event.designationId}:${event.sentAt}`]),
  write: async ({ reason, coordinator, sentAt }, { party, links }) => {
    const about =
      reason === 'end'
        ? `that the mandate of ${party.companyName} has ended`
        : `that we represent ${party.companyName}, Article 13(4) DSA`;
    return {
      subject: `${coordinator} is notified`,
      preview: 'We sent the letter. You see in the portal when it is acknowledged.',
      heading: 'The coordinator is notified',
      blocks: [
        paragraph(`We told ${coordinator} ${about}.`),
        facts(['Coordinator', coordinator], ['Sent', formatTime(sentAt)]),
        paragraph('There is nothing for you to do. We tell you when the letter is acknowledged.'),
        button({ label: 'Open the client portal', url: links.portal() }),
      ],
    };
  },
});
