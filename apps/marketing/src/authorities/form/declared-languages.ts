import { ORDER_FORM } from '@rep13/content';
import { translationOf, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { printedList } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';

/** In which orders are taken, by English name. */
const DECLARED = printedList(LEGAL_ENTITY.languages);

/** The declared languages, and that it is none of them. */
export const LANGUAGE_CHOICES = ['', ...DECLARED, ORDER_FORM.anotherLanguage].map(
  (name) => [name, name] as const,
);

/** Whether an order of this kind in this language comes with a translation. */
export const needsTranslation = (
  kind: OrderKind | '',
  language: string,
): kind is Exclude<OrderKind, 'general'> =>
  translationOf(kind, { language, declaredLanguages: DECLARED }) !== null;
