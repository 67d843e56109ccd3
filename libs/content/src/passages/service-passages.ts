import { companySection, LEADERS, MISSION } from '../about/about.page.ts';
import { CASE_STUDIES } from '../cases/cases.page.ts';
import { RELEASES } from '../changelog/changelog.page.ts';
import { CONTACT_PAGE, contactWays } from '../contact/contact.page.ts';
import type { SiteFacts } from '../legal/legal-text.ts';
import { PRICING_PAGE, pricingFaq } from '../pricing/pricing.page.ts';
import { PRICING } from '../pricing/pricing.ts';
import { STATUS_PAGE } from '../status/status.page.ts';
import type { Passage } from './passage.ts';
import { asSentence, questionPassages, sectionPassages } from './section-passages.ts';

const sentences = (items: readonly string[]) => items.map(asSentence).join(' ');

/** What the service costs. */
export const pricingPassages = ({ fee }: SiteFacts): Passage[] => [
  {
    path: PRICING_PAGE.path,
    heading: 'What does it cost? The price',
    text: [
      `The fee is ${fee} a year, renews yearly.`,
      PRICING.lead,
      ...PRICING.notes,
      PRICING_PAGE.market,
    ].join(' '),
  },
  { path: PRICING_PAGE.path, heading: 'What is included', text: sentences(PRICING.included) },
  { path: PRICING_PAGE.path, heading: 'What is not included', text: sentences(PRICING.notIncluded) },
  {
    path: PRICING_PAGE.path,
    heading: 'Optional services and what they cost',
    text: sentences(PRICING_PAGE.optional.services.map(({ name, price }) => `${name}: ${price}`)),
  },
  ...questionPassages(PRICING_PAGE.path, pricingFaq(fee)),
];

/** Who we are and how to reach us. Samples are left out: the assistant must not tell them as facts. */
export const companyPassages = (facts: SiteFacts): Passage[] => [
  ...sectionPassages('/about', 'About us', [MISSION, companySection(facts)]),
  ...LEADERS.filter(({ isSample }) => !isSample).map(({ name, role, text }) => ({
    path: '/about',
    heading: `${name}, ${role}`,
    text,
  })),
  ...CASE_STUDIES.filter(({ isSample }) => !isSample).map(({ title, problem, work, outcome }) => ({
    path: '/cases',
    heading: title,
    text: [problem, work, outcome].join(' '),
  })),
  {
    path: CONTACT_PAGE.path,
    heading: 'How to contact support',
    text: sentences(contactWays(facts).map(({ term, detail }) => `${term}: ${detail}`)),
  },
  { path: STATUS_PAGE.path, heading: STATUS_PAGE.heading, text: STATUS_PAGE.lead },
  ...RELEASES.map(({ version, title, changes }) => ({
    path: '/changelog',
    heading: `Version ${version}: ${title}`,
    text: sentences(changes.map(({ text }) => text)),
  })),
];
