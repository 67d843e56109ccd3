import { AUTHORITY_LANGUAGE_NAMES, AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { Link, useLocation } from '@rep13/web-kit/router';
import { inLanguage } from './readers-language.ts';
import { useLanguage } from './useLanguage.ts';
import classes from './language.module.css';

/** The languages of the page, each named in itself; a choice stands in the address and is kept in this browser. */
export function LanguageSwitch() {
  const { code: shown, texts } = useLanguage();
  const { search } = useLocation();
  return (
    <nav aria-label={texts.page.language} className={classes.languages}>
      <ul>
        {AUTHORITY_LANGUAGES.map((code) => (
          <li key={code}>
            <Link
              to={inLanguage(search, code)}
              replace
              lang={code}
              hrefLang={code}
              aria-current={code === shown ? 'true' : undefined}
            >
              {AUTHORITY_LANGUAGE_NAMES[code]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
