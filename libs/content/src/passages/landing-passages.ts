import { LANDING_FAQ } from '../landing/landing-faq.ts';
import { HOW_IT_WORKS, THE_LAW, WHAT_YOU_GET } from '../landing/landing.ts';
import { THREE_QUESTIONS } from '../landing/three-questions.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import type { Passage } from './passage.ts';
import { questionPassages } from './section-passages.ts';

const page = PUBLIC_PAGES.landing.title;
const { mandate, entry, snippet } = WHAT_YOU_GET;

/** What the front page says. */
export const landingPassages = (): Passage[] => [
  ...questionPassages({ path: '/#faq', title: page }, LANDING_FAQ),
  ...HOW_IT_WORKS.steps.map(({ title, text }) => ({ path: '/#how-it-works', page, heading: title, text })),
  ...THREE_QUESTIONS.questions.map(({ question, why }) => ({
    path: '/',
    page,
    heading: question,
    text: why,
  })),
  ...[mandate, entry, snippet].map(({ title, text }) => ({ path: '/', page, heading: title, text })),
  ...[THE_LAW.quotation, ...THE_LAW.lines].map(({ article, text }) => ({
    path: '/',
    page,
    heading: `${article} DSA`,
    text,
  })),
  { path: '/', page, heading: THE_LAW.title, text: THE_LAW.note },
];
