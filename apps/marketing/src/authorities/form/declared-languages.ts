import { translationOf, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { printedList } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';

/** In which orders are taken, by English name. */
const DECLARED = printedList(LEGAL_ENTITY.languages);

/** What is sent of a language that is not declared, whichever the page is in. */
export const ANOTHER_LANGUAGE = 'Another language';

/** A language by its English name, as the page says it. */
export const languageIn = ({ form, names }: PageTexts, name: string): string =>
  name === ANOTHER_LANGUAGE ? form.anotherLanguage : names.language(name);

/** The declared languages, and that it is none of them. */
export const languageChoices = (texts: PageTexts) =>
  ['', ...DECLARED, ANOTHER_LANGUAGE].map((name) => [name, name && languageIn(texts, name)] as const);

/** Whether an order of this kind in this language comes with a translation. */
export const needsTranslation = (
  kind: OrderKind | '',
  language: string,
): kind is Exclude<OrderKind, 'general'> =>
  translationOf(kind, { language, declaredLanguages: DECLARED }) !== null;
