import { DesignationAcknowledged } from '@rep13/contracts-agreements';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface DesignationAcknowledgedFacts extends ClientEmailFacts {
  readonly coordinator: string;
  readonly acknowledgedAt: Moment;
}

/** Says that the coordinator has the letter. */
export const designationAcknowledged = defineClientEmail<DesignationAcknowledgedFacts>({
  kind: 'designation-acknowledged',
  to: 'legal-contact',
  on: when(DesignationAcknowledged, (event) => [event, event.designationId]),
  write: async ({ coordinator, acknowledgedAt }, { party, links }) => ({
    subject: `${coordinator} has acknowledged your notification`,
    preview: 'The coordinator acknowledged our letter.',
    heading: 'Your notification is acknowledged',
    blocks: [
      paragraph(`${coordinator} has acknowledged our letter about ${party.companyName}.`),
      facts(['Coordinator', coordinator], ['Acknowledged', formatTime(acknowledgedAt)]),
      button({ label: 'Open the client portal', url: links.portal() }),
    ],
  }),
});
