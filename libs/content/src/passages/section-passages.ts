import type { Question } from '../faq/question.ts';
import type { Section } from '../pages/page.ts';
import type { Passage } from './passage.ts';

/** The sections of a page, each with the page's name before its own. */
export const sectionPassages = (path: string, page: string, sections: readonly Section[]): Passage[] =>
  sections.map(({ id, title, paragraphs, items = [] }) => ({
    path: `${path}#${id}`,
    heading: `${page}: ${title}`,
    text: [...paragraphs, ...items.map(asSentence)].join(' '),
  }));

export const questionPassages = (path: string, questions: readonly Question[]): Passage[] =>
  questions.map(({ question, answer }) => ({ path, heading: question, text: answer }));

/** An item of a list ends like a sentence where several stand in a row. */
export const asSentence = (item: string): string => (/[.!?]$/.test(item) ? item : `${item}.`);
