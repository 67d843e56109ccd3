import { en } from '@rep13/contracts-authority-requests/words/en';
import { ENGLISH_CONTROLS } from '@rep13/ui/language';
import type { Language } from './languages.ts';

export const ENGLISH: Language = {
  code: 'en',
  words: en,
  controls: ENGLISH_CONTROLS,
};
