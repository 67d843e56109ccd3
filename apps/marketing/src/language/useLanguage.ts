import { createContext, useContext } from 'react';
import type { Moment } from '@rep13/contracts-constants';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { formatDateTime } from '@rep13/ui';
import type { Language } from './language.ts';

export const LanguageContext = createContext<Language | null>(null);

/** The language of the page. @throws where none stands around it: `inReadersLanguage` puts it there */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('This page has no language: load it by inReadersLanguage in routes.tsx');
  return language;
}

export const useTexts = (): PageTexts => useLanguage().texts;

/** Writes a moment out, by the reader's clock and in the page's language. */
export function useDateTime(): (moment: Moment) => string {
  const { locale } = useLanguage().controls;
  return (moment) => formatDateTime<Moment>(moment, locale);
}
