import { RUN_OFF_DAYS } from '@rep13/contracts-agreements/constants';
import type { LegalDay } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatLegalTime } from '../formats.ts';

interface MandateEndingFacts extends ClientEmailFacts {
  readonly registerNumber: string;
  readonly endsAt: LegalDay;
  readonly runOffUntil: LegalDay;
}

/** Says when the mandate ends and what the client has to do by then, as the agreement has it. */
export const mandateEnding = defineClientEmail<MandateEndingFacts>({
  kind: 'mandate-ending',
  to: 'legal-contact',
  write: async ({ registerNumber, endsAt, runOffUntil }, { party, links, entity }) => ({
    subject: `Your mandate ${registerNumber} ends`,
    preview: `It ends on ${formatLegalTime(endsAt, entity)}. Until then we represent you.`,
    heading: 'Your mandate ends',
    blocks: [
      paragraph(
        `Notice was given for the mandate under which we represent ${party.companyName}. Until its end everything stays as it is.`,
      ),
      facts(
        ['Register number', registerNumber],
        ['Ends', formatLegalTime(endsAt, entity)],
        ['We still forward earlier orders until', formatLegalTime(runOffUntil, entity)],
      ),
      paragraph(
        `When it ends, please take our details off your website and, if Article 13 DSA still obliges you to, designate another legal representative. For ${RUN_OFF_DAYS} days we go on to receive orders about the time of the mandate and forward them to you.`,
      ),
      button({ label: 'Open the client portal', url: links.portal() }),
      note(`You did not expect this? Answer this email or write to ${entity.supportEmail}.`),
    ],
  }),
});
