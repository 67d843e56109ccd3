import { MandateRunOffBegan } from '@rep13/contracts-agreements';
import type { LegalDay } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatLegalTime } from '../formats.ts';

interface MandateOverFacts extends ClientEmailFacts {
  readonly registerNumber: string;
  readonly endsAt: LegalDay;
  readonly runOffUntil: LegalDay;
}

/** Says that the mandate is over, what is still taken and what the client has to do now. */
export const mandateOver = defineClientEmail<MandateOverFacts>({
  kind: 'mandate-over',
  to: 'legal-contact',
  /** Whose fee goes back was told of this end the same day, with what to do. */
  on: when(MandateRunOffBegan, (event) => event.cancelledBy !== 'refund' && [event]),
  write: async ({ registerNumber, endsAt, runOffUntil }, { party, links, entity }) => ({
    subject: `Your mandate ${registerNumber} has ended`,
    preview: 'Please take our details off your website.',
    heading: 'Your mandate has ended',
    blocks: [
      paragraph(
        `We no longer represent ${party.companyName}. Please take our details off your website now and, if Article 13 DSA still obliges you to, designate another legal representative.`,
      ),
      facts(
        ['Register number', registerNumber],
        ['Ended', formatLegalTime(endsAt, entity)],
        ['We still forward earlier orders until', formatLegalTime(runOffUntil, entity)],
      ),
      paragraph(
        'Until then we receive orders that concern the time of the mandate, acknowledge them and forward them to you.',
      ),
      button({ label: 'Open the client portal', url: links.portal() }),
      note(
        `If you have appointed another representative, tell us at ${entity.supportEmail}, and we will refer authorities to them.`,
      ),
    ],
  }),
});
