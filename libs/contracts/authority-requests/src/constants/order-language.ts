import { languageName } from '@rep13/contracts-constants';
import type { OrderKind } from './authority-requests.ts';

/** Whether the translation is there that an order in a language that is not declared needs. */
export const ORDER_TRANSLATIONS = ['enclosed', 'missing'] as const;
export type OrderTranslation = (typeof ORDER_TRANSLATIONS)[number];

/** In which language an order is, and what was declared when it came. */
export interface OrderLanguage {
  /** By English name or ISO 639-1 code; null where nobody has said. */
  readonly language?: string | null;
  /** By English name; none of an order that came before languages were declared. */
  readonly declaredLanguages: readonly string[];
  readonly translationEnclosed?: boolean | null;
}

const CODE = /^[a-z]{2}$/;

/** `nl`, `dutch` and `Dutch` are one. */
function folded(language: string): string {
  const text = language.trim().toLowerCase();
  return (CODE.test(text) ? languageName(text) : text).toLowerCase();
}

/** Whether this is one of the declared languages. */
export const isDeclared = (language: string, declared: readonly string[]): boolean =>
  declared.some((one) => folded(one) === folded(language));

/**
 * Article 9(2)(c) and 10(2)(c) DSA: an order is sent in a declared language, or with a translation into one of at least
 * its points (a) and (b). Null where none is needed; the language is no element that an order can lack.
 */
export function translationOf(
  kind: OrderKind | '',
  { language, declaredLanguages, translationEnclosed }: OrderLanguage,
): OrderTranslation | null {
  if (kind !== 'act' && kind !== 'information') return null;
  if (!language?.trim() || declaredLanguages.length === 0) return null;
  if (isDeclared(language, declaredLanguages)) return null;
  return translationEnclosed ? 'enclosed' : 'missing';
}
