import { LANGUAGE_CODES, type LegalEntity } from '@rep13/contracts-legal-entity';
import type { LanguageSpellings } from './find-contact-point.ts';
import { folded } from './folded-text.ts';

/** Languages of websites beside the official ones of the Union. */
const OTHERS = ['ar', 'he', 'hi', 'ja', 'ko', 'ru', 'uk', 'zh', 'zh-Hant'];

const NAMES = [...LANGUAGE_CODES, ...OTHERS].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);

/** How a client's website may write the languages of its point of contact: in English, as we print them, or in its own. */
export const languageSpellings = (codes: LegalEntity['languages']): LanguageSpellings =>
  codes.map((code) => [
    ...new Set(NAMES.map((names) => folded(names.of(code) ?? code).trim()).filter((name) => name !== '')),
  ]);
