import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import type { Language } from './language.ts';

/** Each in a file of its own: the words of a language that nobody has chosen are not loaded. */
const LOADERS: Readonly<Record<AuthorityLanguage, () => Promise<Language>>> = {
  en: async () => (await import(/* webpackChunkName: "locale-en" */ './english.ts')).ENGLISH,
  nl: async () => (await import(/* webpackChunkName: "locale-nl" */ './dutch.ts')).DUTCH,
};

const LOADED = new Map<AuthorityLanguage, Language>();

/** A language whose words are here already. */
export const loadedLanguage = (code: AuthorityLanguage): Language | undefined => LOADED.get(code);

export async function loadLanguage(code: AuthorityLanguage): Promise<Language> {
  const language = LOADED.get(code) ?? (await LOADERS[code]());
  LOADED.set(code, language);
  return language;
}
