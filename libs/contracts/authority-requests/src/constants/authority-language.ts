/**
 * In which languages authorities read our pages and mails, by ISO 639-1 code; the first where nobody has chosen. Each
 * has a folder in `locales/`.
 */
export const AUTHORITY_LANGUAGES = ['en', 'nl'] as const;
export type AuthorityLanguage = (typeof AUTHORITY_LANGUAGES)[number];

/** Each in itself, for who looks for it. */
export const AUTHORITY_LANGUAGE_NAMES: Readonly<Record<AuthorityLanguage, string>> = {
  en: 'English',
  nl: 'Nederlands',
};
