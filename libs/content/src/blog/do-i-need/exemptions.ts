import { LAW_FIGURES } from '../../figures/figures.ts';
import type { Section } from '../../pages/page.ts';

/** The three exemptions people ask for, and what is in the law. */
export const EXEMPTION_SECTIONS: readonly Section[] = [
  {
    id: 'exemptions',
    title: 'Exemptions: what is true about them',
    paragraphs: [
      'Three exemptions are often named. None of them is in Article 13, and relying on one is how companies come to be without a representative.',
    ],
  },
  {
    id: 'micro-enterprises',
    title: 'Micro enterprises',
    paragraphs: [
      `A micro enterprise has fewer than ${LAW_FIGURES.microEmployees} employees and a yearly turnover or balance sheet of at most ${LAW_FIGURES.microTurnover}; a small one has fewer than ${LAW_FIGURES.smallEmployees} employees and at most ${LAW_FIGURES.smallTurnover} (Recommendation 2003/361/EC). The Digital Services Act does go easy on both: they owe no yearly transparency report (Article 15(2)), and most of the rules for online platforms and marketplaces pass them by (Articles 19 and 29).`,
      'Article 13 is not among the duties that fall away. Two people in Toronto with users in France need a representative as much as a corporation does.',
    ],
  },
  {
    id: 'b2b',
    title: 'Services to businesses only',
    paragraphs: [
      'The law protects "recipients of the service", and these include companies as well as people. A hosting service for companies is a hosting service. Some duties of marketplaces concern consumers only; Article 13 does not make that distinction.',
    ],
  },
  {
    id: 'subsidiaries',
    title: 'Subsidiary or parent',
    paragraphs: [
      'What counts is the company that provides the service. If that is the parent outside the EU, a subsidiary in Dublin helps only if it really carries on the business of the service there, so that it is an establishment of the provider. A subsidiary that does something else, such as research or the sale of another product, does not.',
      'If the subsidiary itself provides the service to users in the EU, it is the provider, it is established there, and it needs no representative. Your terms usually say which company it is. A subsidiary may also be appointed as the representative, if it has a written mandate, the powers and someone who reads the mail.',
    ],
  },
];
