import { LAW_FIGURES } from '../figures/figures.ts';
import type { Section } from '../pages/page.ts';

/** What a breach can cost: the explainer and the article say it in the same words. */
export const PENALTIES: Section = {
  id: 'penalties',
  title: 'Penalties',
  paragraphs: [
    'Member States set the penalties within the limits of Article 52. Authorities have to keep them in proportion to the breach, its length and the means of the provider.',
  ],
  items: [
    `Fines of up to ${LAW_FIGURES.fine} of the worldwide turnover of the year before, for a breach of an obligation.`,
    `Fines of up to ${LAW_FIGURES.wrongInformationFine} of worldwide turnover or income, for wrong, incomplete or misleading information, for no answer, and for refusing an inspection.`,
    `Periodic penalty payments of up to ${LAW_FIGURES.periodicPayment} of average daily worldwide turnover, until a breach ends.`,
    'Service blocking: as a last resort a court can order that access be restricted for four weeks, which can be extended. It takes a persistent breach, serious harm and a criminal offence that threatens the life or safety of people (Article 51(3)).',
    'No single supervisor: until you appoint somebody, every Member State may act against you (Article 56(7)).',
    'Liability of the representative: it can itself be held liable for your breaches, beside you (Article 13(3)). The Digital Services Act creates no personal liability for directors; national company law may.',
  ],
};

/** The three shares as an illustration: how many of a hundred parts, and of what. */
export const PENALTY_SCALE = {
  caption: 'Maximum fines, as a share of turnover. Article 52 DSA.',
  bars: [
    { share: LAW_FIGURES.fine, of: 'of worldwide yearly turnover', why: 'Breach of an obligation' },
    {
      share: LAW_FIGURES.wrongInformationFine,
      of: 'of worldwide yearly turnover',
      why: 'Wrong information, no answer',
    },
    {
      share: LAW_FIGURES.periodicPayment,
      of: 'of average daily turnover, each day',
      why: 'Until the breach ends',
    },
  ],
} as const;
