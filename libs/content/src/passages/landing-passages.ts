import { LANDING_FAQ } from '../landing/landing-faq.ts';
import { HOW_IT_WORKS, THE_LAW, THREE_QUESTIONS, WHAT_YOU_GET } from '../landing/landing.ts';
import type { Passage } from './passage.ts';
import { questionPassages } from './section-passages.ts';

const { mandate, entry, snippet } = WHAT_YOU_GET;

/** What the front page says. */
export const landingPassages = (): Passage[] => [
  ...questionPassages('/#faq', LANDING_FAQ),
  ...HOW_IT_WORKS.steps.map(({ title, text }) => ({ path: '/#how-it-works', heading: title, text })),
  ...THREE_QUESTIONS.questions.map(({ question, why }) => ({ path: '/', heading: question, text: why })),
  ...[mandate, entry, snippet].map(({ title, text }) => ({ path: '/', heading: title, text })),
  ...THE_LAW.lines.map(({ article, text }) => ({ path: '/', heading: `${article} DSA`, text })),
  { path: '/', heading: THE_LAW.title, text: THE_LAW.note },
];
