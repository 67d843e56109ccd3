import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { useHead, type PageHead } from '@rep13/web-kit';
import { useLanguage } from './useLanguage.ts';

/** The head of a page that exists in every language of authorities. */
export function useHeadInLanguage(head: PageHead): void {
  const { code: shown, controls } = useLanguage();
  useHead({ ...head, languages: { offered: AUTHORITY_LANGUAGES, shown, locale: controls.locale } });
}
