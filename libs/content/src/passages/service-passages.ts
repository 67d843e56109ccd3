import { ABOUT_PAGE, companySection, LEADERS, MISSION } from '../about/about.page.ts';
import { CASE_STUDIES, CASES_PAGE } from '../cases/cases.page.ts';
import { CONTACT_PAGE, contactWays } from '../contact/contact.page.ts';
import type { SiteFacts } from '../legal/legal-text.ts';
import type { PublicPage } from '../pages/page.ts';
import { PRICING_PAGE, pricingFaq } from '../pricing/pricing.page.ts';
import { PRICING } from '../pricing/pricing.ts';
import { STATUS_PAGE } from '../status/status.page.ts';
import type { Passage } from './passage.ts';
import { asSentences, questionPassages, sectionPassages } from './section-passages.ts';

const passage = ({ path, title: page }: PublicPage, heading: string, text: string): Passage => ({
  path,
  page,
  heading,
  text,
});

/** What the service costs. */
export function pricingPassages({ fee }: SiteFacts): Passage[] {
  const { lead, notes, included, notIncluded } = PRICING;
  const { market, optional } = PRICING_PAGE;
  const price = [`The fee is ${fee} a year, renews yearly.`, lead, ...notes, market].join(' ');
  const services = optional.services.map(({ name, price }) => `${name}: ${price}`);
  return [
    passage(PRICING_PAGE, 'What does it cost?', price),
    passage(PRICING_PAGE, 'What is included', asSentences(included)),
    passage(PRICING_PAGE, 'What is not included', asSentences(notIncluded)),
    passage(PRICING_PAGE, 'Optional services and what they cost', asSentences(services)),
    ...questionPassages(PRICING_PAGE, pricingFaq(fee)),
  ];
}

const isReal = ({ isSample }: { isSample: boolean }) => !isSample;

/** Who we are and how to reach us. Samples are left out: the assistant must not tell them as facts. So is the changelog: what was new once answers no question. */
export function companyPassages(facts: SiteFacts): Passage[] {
  const ways = contactWays(facts).map(({ term, detail }) => `${term}: ${detail}`);
  return [
    ...sectionPassages(ABOUT_PAGE, [MISSION, companySection(facts)]),
    ...LEADERS.filter(isReal).map(({ name, role, text }) => passage(ABOUT_PAGE, `${name}, ${role}`, text)),
    ...CASE_STUDIES.filter(isReal).map(({ title, problem, work, outcome }) =>
      passage(CASES_PAGE, title, [problem, work, outcome].join(' ')),
    ),
    passage(CONTACT_PAGE, 'How to contact support: email, phone and address', asSentences(ways)),
    passage(STATUS_PAGE, STATUS_PAGE.heading, STATUS_PAGE.lead),
  ];
}
