import type { Question } from './check-steps.ts';

interface QuestionText {
  ask: string;
  /** In a list of answers. */
  short: string;
  /** On which the question rests. */
  article: string;
  hint: string;
  /** Why the law makes us ask. */
  reason: string;
  /** What the result says when this answer was the no. */
  ifNo: string;
}

/** The three questions and what they rest on. Articles are those of Regulation (EU) 2022/2065. */
export const QUESTIONS: Record<Question, QuestionText> = {
  question1: {
    ask: 'Is your company based outside the EU/EEA?',
    short: 'Based outside the EU/EEA',
    article: 'Article 13(1)',
    hint: 'What counts is where the company is established. A server or a domain in the EU is not an establishment.',
    reason: 'Article 13 applies only to providers without an establishment in the Union.',
    ifNo: 'You told us that your company is based in the EU/EEA. Article 13 applies only to providers without an establishment in the Union.',
  },
  question2: {
    ask: 'Is your service accessible by EU users?',
    short: 'Accessible by EU users',
    article: 'Articles 2(1) and 3(d), (e)',
    hint: 'Signs of it are users or customers in the EU, prices in euros, an EU language, or delivery to the EU.',
    reason:
      'The Act applies to services offered to people in the EU, wherever their provider is. It asks for a substantial connection: a significant number of users, or activities aimed at a Member State (Articles 2 and 3).',
    ifNo: 'You told us that your service is not accessible by EU users. Without a substantial connection to the EU the Act does not apply to it.',
  },
  question3: {
    ask: 'Does your service collect data, show user content or process interactions of EU users?',
    short: 'Collects data, shows user content or processes interactions',
    article: 'Article 3(g)',
    hint: 'Accounts, comments, listings, messages, uploads, hosting and search are examples.',
    reason:
      'The Act is about intermediary services: those that carry, store or publish what their users provide (Article 3).',
    ifNo: 'You told us that your service neither collects data nor shows user content nor processes interactions of EU users. It is then probably no intermediary service.',
  },
};
