import type { Question } from '../faq/question.ts';
import type { Section } from '../pages/page.ts';
import type { Passage } from './passage.ts';

/** Where passages come from. */
export interface Source {
  path: string;
  title: string;
}

export const sectionPassages = ({ path, title: page }: Source, sections: readonly Section[]): Passage[] =>
  sections.map(({ id, title, paragraphs, items = [] }) => ({
    path: `${path}#${id}`,
    page,
    heading: title,
    text: [...paragraphs, ...items.map(asSentence)].join(' '),
  }));

export const questionPassages = ({ path, title: page }: Source, questions: readonly Question[]): Passage[] =>
  questions.map(({ question, answer }) => ({ path, page, heading: question, text: answer }));

/** An item of a list ends like a sentence where several stand in a row. */
const asSentence = (item: string): string => (/[.!?]$/.test(item) ? item : `${item}.`);

export const asSentences = (items: readonly string[]): string => items.map(asSentence).join(' ');
