import { en } from '@rep13/contracts-authority-requests/locales/en';
import { ENGLISH_CONTROLS } from '@rep13/ui/language';
import type { Language } from './language.ts';

export const ENGLISH: Language = {
  code: 'en',
  texts: en,
  controls: ENGLISH_CONTROLS,
};
