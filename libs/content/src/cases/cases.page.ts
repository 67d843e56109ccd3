import type { PublicPage } from '../pages/page.ts';

/** `/cases` */
export const CASES_PAGE = {
  path: '/cases',
  title: 'Success stories',
  description:
    'Three examples of how companies outside the EU settled Article 13 of the Digital Services Act: a SaaS provider, a marketplace and a mobile game.',
  keywords: 'DSA case studies, legal representative examples, Article 13 success stories',
  heading: 'Success stories',
  lead: 'Three worked examples. The companies and their times are made up; the steps are the ones you would take.',
} as const satisfies PublicPage & Record<string, unknown>;

/** A story with its problem, what was done and what came of it. `isSample`: made up to show how it goes. */
export interface CaseStudy {
  title: string;
  company: string;
  problem: string;
  work: string;
  outcome: string;
  /** Its course in three or four times, for the line beside it. */
  course: readonly { time: string; event: string }[];
  facts: readonly string[];
  source: string;
  /** ISO 8601 date. */
  date: string;
  isSample: boolean;
}

const SAMPLE = { source: 'Sample text', date: '2025-07-01', isSample: true };

export const CASE_STUDIES: readonly CaseStudy[] = [
  {
    ...SAMPLE,
    title: 'An answer for the customer’s lawyers',
    company: 'A project tool from Canada, 14 employees',
    problem:
      'A customer in Munich asked during procurement who the legal representative was. The team had believed that software for businesses was exempt.',
    work: 'They took the check on a Tuesday morning, signed the agreement after lunch and put our lines into the footer. Our entry went to the coordinator the same day.',
    outcome:
      'The customer’s lawyers got the signed PDF and a copy of the notification. The contract was signed in the week that followed.',
    course: [
      { time: 'Tue 09:20', event: 'Check' },
      { time: 'Tue 14:20', event: 'Signature' },
      { time: 'Tue 16:00', event: 'Notified to the coordinator' },
    ],
    facts: ['Check to signature: 5 hours', 'Changes to the website: one line in the footer'],
  },
  {
    ...SAMPLE,
    title: 'An order on a Saturday night',
    company: 'A marketplace for used instruments from the United States, 60 employees',
    problem:
      'An authority ordered information about a seller on a Saturday at 22:40. Nobody in the office would have seen it before Monday.',
    work: 'A person acknowledged the order at 23:05 and forwarded it to the legal contact. When no answer came, the escalation contact was called on Sunday.',
    outcome: 'The marketplace answered through us on Monday, a day before the deadline that the order set.',
    course: [
      { time: 'Sat 22:40', event: 'Order received' },
      { time: 'Sat 23:05', event: 'Acknowledged and forwarded' },
      { time: 'Sun', event: 'Escalation contact called' },
      { time: 'Mon', event: 'Answered' },
    ],
    facts: ['Acknowledged after 25 minutes', 'Answered one day before the deadline'],
  },
  {
    ...SAMPLE,
    title: 'Small, and still covered',
    company: 'A mobile game with a chat from Singapore, 6 employees',
    problem:
      'The founders knew that micro enterprises are exempt from some duties and assumed that Article 13 was one of them.',
    work: 'The check and the explainer showed which duties fall away and which stay. They appointed us and set up a contact point for users.',
    outcome:
      'They know what they owe: a representative, contact points, clear terms and a way to report content. And what they do not: an annual transparency report.',
    course: [
      { time: 'Day 1', event: 'Check and explainer read' },
      { time: 'Day 1', event: 'Representative appointed' },
      { time: 'Day 2', event: 'Contact point for users' },
    ],
    facts: ['Duties listed on one page', 'No yearly report at this size (Article 15(2))'],
  },
];
