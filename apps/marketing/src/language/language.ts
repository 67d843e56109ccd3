import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import type { ControlTexts } from '@rep13/ui/language';

/** All that a page says in one language. */
export interface Language {
  readonly code: AuthorityLanguage;
  readonly texts: PageTexts;
  readonly controls: ControlTexts;
}
