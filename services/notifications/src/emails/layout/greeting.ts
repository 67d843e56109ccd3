import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';

/** A name that strangers chose for a stranger is not repeated to them: without one, just a greeting. */
export const greeting = (name: string, language: AuthorityLanguage = 'en'): string =>
  LETTERS[language].frame.greeting(name);
