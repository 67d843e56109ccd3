import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** Who answers for what. */
export const liabilityClauses = (_: Particulars): ClauseText[] => [
  {
    heading: 'Liability and insurance',
    paragraphs: [
      p`The parties know that the Representative itself can be held liable for the Client’s non-compliance with obligations under the DSA, without prejudice to the liability of the Client and to legal actions against it (Article 13(3) DSA).`,
      p`The Client indemnifies the Representative against fines, periodic penalty payments, claims of third parties and reasonable costs of defence that arise because the Client has not met its obligations under the DSA or under this agreement. This does not apply as far as the Representative caused them by breaching its own duties.`,
      p`The Representative is liable for damage caused by a breach of its duties under this agreement. It keeps professional liability insurance of EUR 1,000,000, and its liability is limited to that sum for each contract year. It is not liable for loss of profit.`,
      p`Nothing in this agreement limits liability for intent, gross negligence, death or personal injury, or where the law does not allow a limit. Nothing in it limits what an Authority may demand of either party.`,
    ],
  },
];
