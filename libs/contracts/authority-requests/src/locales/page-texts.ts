import type { en } from './en/index.ts';

/** What the pages for authorities say, in one language: a sentence that one lacks does not compile. */
export type PageTexts = typeof en;
