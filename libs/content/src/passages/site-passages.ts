import { LANDING_FAQ } from '../landing/landing-faq.ts';
import { HOW_IT_WORKS, PRICING, THE_LAW, THREE_QUESTIONS } from '../landing/landing.ts';
import type { LegalFacts, LegalText } from '../legal/legal-text.ts';
import { privacyPolicy } from '../legal/privacy-policy.ts';
import { termsOfService } from '../legal/terms-of-service.ts';
import type { Passage } from './passage.ts';

/** Everything the public site says, in pieces: what the assistant searches and answers from. */
export const sitePassages = (facts: LegalFacts): Passage[] => [
  ...landingPassages(facts),
  ...clausePassages('/terms', termsOfService(facts)),
  ...clausePassages('/privacy', privacyPolicy(facts)),
];

const landingPassages = ({ fee }: LegalFacts): Passage[] => [
  ...LANDING_FAQ.map(({ question, answer }) => ({ path: '/#faq', heading: question, text: answer })),
  {
    path: '/#pricing',
    heading: 'What it costs',
    text: [`${fee} a year, renews yearly.`, PRICING.lead, ...PRICING.notes].join(' '),
  },
  { path: '/#pricing', heading: 'What is included', text: `${PRICING.included.join('. ')}.` },
  { path: '/#pricing', heading: 'What is not included', text: `${PRICING.notIncluded.join('. ')}.` },
  ...HOW_IT_WORKS.steps.map(({ title, text }) => ({ path: '/#how-it-works', heading: title, text })),
  ...THREE_QUESTIONS.questions.map(({ question, why }) => ({ path: '/', heading: question, text: why })),
  ...THE_LAW.lines.map(({ article, text }) => ({ path: '/', heading: `${article} DSA`, text })),
  { path: '/', heading: THE_LAW.title, text: THE_LAW.note },
];

const clausePassages = (path: string, { title, clauses }: LegalText): Passage[] =>
  clauses.map((clause) => ({
    path: `${path}#${clause.id}`,
    heading: `${title}: ${clause.title}`,
    text: [...clause.paragraphs, ...(clause.items ?? [])].join(' '),
  }));
