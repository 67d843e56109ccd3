import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { ControlTextsContext } from '@rep13/ui/language';
import { useLocation } from '@rep13/web-kit/router';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { Language } from './language.ts';
import { loadedLanguage, loadLanguage } from './languages.ts';
import { languageOf, readersLanguage, rememberLanguage } from './readers-language.ts';
import { LanguageContext } from './useLanguage.ts';
import classes from './language.module.css';

/** A page in the language of its reader, whose words are there before the page is shown. */
export async function inReadersLanguage(Page: ComponentType): Promise<ComponentType> {
  const isInBrowser = typeof document !== 'undefined';
  // At build time the page is rendered in each of them.
  if (!isInBrowser) await Promise.all(AUTHORITY_LANGUAGES.map(loadLanguage));
  const first = await loadLanguage(readersLanguage(isInBrowser ? window.location.search : ''));
  return function PageInReadersLanguage() {
    return (
      <ReadersLanguage first={first}>
        <Page />
      </ReadersLanguage>
    );
  };
}

const SITE_LANGUAGE = 'en';

interface ReadersLanguageProps {
  /** For what is shown at once. */
  first: Language;
  children: ReactNode;
}

function ReadersLanguage({ first, children }: ReadersLanguageProps) {
  const { search } = useLocation();
  const language = useChosenLanguage(search, first);
  useEffect(() => inDocument(language.code), [language.code]);
  return (
    <LanguageContext value={language}>
      <ControlTextsContext value={language.controls}>
        <div lang={language.code} className={classes.language}>
          <LanguageSwitch />
          {children}
        </div>
      </ControlTextsContext>
    </LanguageContext>
  );
}

/** The document is in the language of its page; what stands round the page is English. */
function inDocument(code: string): () => void {
  const { documentElement } = document;
  documentElement.lang = code;
  document.getElementById('root')?.setAttribute('lang', SITE_LANGUAGE);
  return () => {
    documentElement.lang = SITE_LANGUAGE;
  };
}

/** Until the words of another language have come, and where they do not come, the page stays in the one that it has. */
function useChosenLanguage(search: string, first: Language): Language {
  const [shown, setShown] = useState(() => loadedLanguage(readersLanguage(search)) ?? first);
  const asked = languageOf(search);
  useEffect(() => {
    if (asked) rememberLanguage(asked);
    const wanted = readersLanguage(search);
    let isWanted = true;
    loadLanguage(wanted).then(
      (language) => isWanted && setShown(language),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [asked, search]);
  return shown;
}
