import { AUTHORITY_LANGUAGES, type AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';

const KEY = 'rep13.language';
const [FALLBACK] = AUTHORITY_LANGUAGES;

const known = (code: string | null | undefined): AuthorityLanguage | undefined =>
  AUTHORITY_LANGUAGES.find((language) => language === code);

/** The one that an address names: `?lang=nl` can be handed on. */
export const languageOf = (search: string): AuthorityLanguage | undefined =>
  known(new URLSearchParams(search).get('lang'));

/** The same address in another language. */
export function inLanguage(search: string, language: AuthorityLanguage): string {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `?${params}`;
}

/**
 * In which language somebody reads: as the address says, as chosen before, or as the browser has it in its first place;
 * else English. What is rendered at build time has the address alone.
 */
export function readersLanguage(search: string): AuthorityLanguage {
  if (typeof document === 'undefined') return languageOf(search) ?? FALLBACK;
  const [first = ''] = navigator.languages;
  return languageOf(search) ?? known(stored()) ?? unstored ?? known(first.split('-')[0]) ?? FALLBACK;
}

/** Where storage is switched off: the choice lasts as long as the page. */
let unstored: AuthorityLanguage | undefined;

/** Kept in this browser. */
export function rememberLanguage(language: AuthorityLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    unstored = language;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
