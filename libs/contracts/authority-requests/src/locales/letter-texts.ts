import type { clarification } from './en/clarification.ts';
import type { letters } from './en/letters.ts';

/** What the mails to authorities say, in one language: a sentence that one lacks does not compile. */
export type LetterTexts = typeof letters;

/** What the question for what is missing says. */
export type ClarificationTexts = typeof clarification;
