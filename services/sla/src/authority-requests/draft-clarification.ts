import {
  ORDER_ELEMENTS,
  type MissingElementName,
  type OrderKind,
  type OrderTranslation,
} from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import type { AuthorityRequest } from './authority-request.entity.ts';

type WithArticle = Exclude<OrderKind, 'general'>;

const ARTICLE: Record<WithArticle, '9(2)' | '10(2)'> = { act: '9(2)', information: '10(2)' };

/** What the authority has not sent. */
export interface Asked {
  readonly missing: readonly MissingElementName[];
  readonly translation: OrderTranslation | null;
}

type Order = Pick<
  AuthorityRequest,
  'kind' | 'ownReference' | 'reference' | 'language' | 'declaredLanguages' | 'conversationLanguage'
>;

/** Each element that is asked for on a line with its own article, as an authority reads or hears it. */
export const askedElements = (
  { kind, conversationLanguage }: Pick<Order, 'kind' | 'conversationLanguage'>,
  missing: readonly MissingElementName[],
): string[] =>
  missing.flatMap((name) => {
    const article = ORDER_ELEMENTS[kind].find((each) => each.name === name)?.article;
    const { element } = LETTERS[conversationLanguage].clarification;
    return article ? [element(kind, name, article)] : [];
  });

/** For an order in a language that was not declared: what is to be translated, and into what. */
export function askedTranslation({ kind, declaredLanguages, conversationLanguage }: Order): string {
  if (kind === 'general') return '';
  const { clarification, names } = LETTERS[conversationLanguage];
  return clarification.translation(ARTICLE[kind], declaredLanguages.map(names.language).join(', '));
}

/**
 * A message that asks the authority for what has not come, with the article of each: staff sends it, or changes it first.
 * Null where nothing is to be asked.
 */
export function draftClarification(order: Order, { missing, translation }: Asked): string | null {
  const { kind, ownReference, reference, conversationLanguage } = order;
  const texts = LETTERS[conversationLanguage].clarification;
  const lacksTranslation = translation === 'missing';
  if (kind === 'general' || (missing.length === 0 && !lacksTranslation)) return null;
  return [
    texts.received(kind, ownReference, reference),
    ...(missing.length > 0
      ? [texts.notFound(kind, ARTICLE[kind]), askedElements(order, missing).join('\n')]
      : []),
    ...(lacksTranslation ? [askedTranslation(order)] : []),
    texts.end,
  ].join('\n\n');
}
