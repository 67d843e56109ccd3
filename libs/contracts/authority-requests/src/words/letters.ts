import type { AuthorityLanguage } from '../constants/index.ts';
import { clarification as englishClarification } from './en/clarification.ts';
import { letters as englishLetters } from './en/letters.ts';
import { names as englishNames } from './en/names.ts';
import { clarification as dutchClarification } from './nl/clarification.ts';
import { letters as dutchLetters } from './nl/letters.ts';
import { names as dutchNames } from './nl/names.ts';
import type { PageWords } from './page-words.ts';

/** What the mails to authorities say, in one language: a sentence that one lacks does not compile. */
export type LetterWords = typeof englishLetters;

/** What the question for what is missing says. */
export type ClarificationWords = typeof englishClarification;

interface Letters extends LetterWords {
  readonly clarification: ClarificationWords;
  readonly names: PageWords['names'];
}

/** For services, which write to authorities in every language. */
export const LETTERS: Readonly<Record<AuthorityLanguage, Letters>> = {
  en: { ...englishLetters, clarification: englishClarification, names: englishNames },
  nl: { ...dutchLetters, clarification: dutchClarification, names: dutchNames },
};
