import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** From when to when. */
export const termClauses = ({ representative }: Particulars): ClauseText[] => [
  {
    heading: 'Start, term and renewal',
    paragraphs: [
      p`This agreement is concluded when the Client signs it. The mandate is in force as soon as the agreement is signed and the first fee is paid, whichever comes last.`,
      p`The first contract year begins with the mandate. The agreement renews by one year at a time, at the fee then agreed, unless either party cancels it at least 30 days before the contract year ends.`,
      p`A higher fee applies from the next contract year only, and only if the Representative has announced it at least 60 days before that year begins.`,
    ],
  },
  {
    heading: 'Termination',
    paragraphs: [
      p`Either party may terminate this agreement at any time with 30 days notice, by electronic mail to the other party’s contact (the Representative’s is ${representative.supportEmail}).`,
      p`Either party may terminate it with immediate effect for a material breach that the other has not cured within 14 days after being told. The Representative may do so too if the Client uses the mandate for unlawful purposes, gives false details about itself, or leaves Orders unanswered although it was reminded.`,
    ],
  },
  {
    heading: 'After the end',
    paragraphs: [
      p`For 90 days after the end the Representative continues to receive Orders that concern the time of the mandate, acknowledges them and forwards them to the Client. It tells Authorities that the mandate has ended and, where the Client has named one, who its new representative is.`,
      p`When the mandate ends, the Client removes the Representative’s details from its website and designates another legal representative if Article 13 DSA still obliges it to. The Representative withdraws its notification from the Digital Services Coordinator.`,
      p`Clauses that by their nature concern the time after the end, among them those on liability, records, confidentiality and data protection, stay in force.`,
    ],
  },
];
