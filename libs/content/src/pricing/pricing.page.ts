import { FIGURES, OPTIONAL_SERVICES } from '../figures/figures.ts';
import type { Question } from '../faq/question.ts';
import type { PublicPage } from '../pages/page.ts';

/** `/pricing` around the one plan. */
export const PRICING_PAGE = {
  path: '/pricing',
  title: 'Pricing',
  description:
    'One plan for your EU legal representative: what is included, what is not, how it renews and how you get your money back.',
  keywords: 'EU legal representative price, DSA representative cost, Article 13 fee, money-back guarantee',
  heading: 'One price for one duty',
  lead: 'Your legal representative in the EU, with everything Article 13 requires, and your point of contact for authorities under Article 11 if you want it. Billed once a year.',
  market: `Services of this kind usually cost ${FIGURES.marketRange} a year.`,
  optional: {
    title: 'Optional services',
    lead: 'Representation does not need them. Each is ordered and billed separately.',
    services: OPTIONAL_SERVICES,
  },
  faqTitle: 'Questions about the price',
} as const satisfies PublicPage & Record<string, unknown>;

/** What people ask before they pay. `fee` is such as "EUR 300". */
export const pricingFaq = (fee: string): Question[] => [
  {
    question: 'Is VAT included?',
    answer: `For individuals in the EU, yes: ${fee} is what you pay. Companies outside the EU normally owe no EU VAT on it.`,
  },
  {
    question: 'Are there any ongoing fees?',
    answer: `None besides the fee itself: ${fee} a year, renews yearly. It is a fixed fee, paid once a year, without a setup fee and without a charge for each request from an authority. Optional services cost extra only if you order them.`,
    words: 'how much',
  },
  {
    question: 'Can I get a refund?',
    answer: `Yes, within ${FIGURES.refundDays} days after payment, whatever the reason, also if it turns out that you need no representative. The money is back within ${FIGURES.refundBusinessDays} business days.`,
  },
  {
    question: 'What happens when the year is over?',
    answer: `The agreement renews for another year at the same fee, unless you cancel ${FIGURES.cancellationDays} days before it expires. A new fee is announced ${FIGURES.announcementDays} days before it applies.`,
  },
];
