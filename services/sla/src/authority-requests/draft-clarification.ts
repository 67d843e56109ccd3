import {
  ORDER_ELEMENTS,
  type MissingElementName,
  type OrderKind,
  type OrderTranslation,
} from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequest } from './authority-request.entity.ts';

type WithArticle = Exclude<OrderKind, 'general'>;

const ASKS: Record<MissingElementName, string> = {
  legalBasis: 'the legal basis in Union law, or in national law in compliance with it',
  reasons: 'a statement of reasons: why the information is illegal, with the provisions',
  urls: 'the exact web address of the content, or what else lets us find it',
  identifiers: 'the account names or identifiers of the recipients of the service',
  redress:
    'the redress available to the provider and to the recipient of the service who provided the content',
  effectTo: 'the authority that is to be told of the effect',
  scope: 'the territorial scope of the order',
};

/** What Article 10 asks for otherwise: it also excepts the reasons that criminal law forbids to give. */
const ASKS_OF_ARTICLE_10: Partial<Record<MissingElementName, string>> = {
  reasons:
    'a statement of reasons: what the information is required for, and why it is necessary and proportionate, unless reasons of the prevention, investigation, detection and prosecution of criminal offences forbid to give it',
  redress: 'the redress available to the provider and to the recipients of the service concerned',
};

const ARTICLE: Record<WithArticle, '9(2)' | '10(2)'> = { act: '9(2)', information: '10(2)' };
const ORDER: Record<WithArticle, string> = {
  act: 'order to act',
  information: 'order to provide information',
};

/** What the authority has not sent. */
export interface Asked {
  readonly missing: readonly MissingElementName[];
  readonly translation: OrderTranslation | null;
}

type Order = Pick<AuthorityRequest, 'kind' | 'ownReference' | 'reference' | 'language' | 'declaredLanguages'>;

/** Each element that is asked for on a line with its own article, as an authority reads or hears it. */
export const askedElements = (kind: OrderKind, missing: readonly MissingElementName[]): string[] =>
  missing.flatMap((name) => {
    const element = ORDER_ELEMENTS[kind].find((each) => each.name === name);
    const ask = (kind === 'information' && ASKS_OF_ARTICLE_10[name]) || ASKS[name];
    return element ? [`- ${ask}, Article ${element.article}`] : [];
  });

/** For an order in a language that was not declared: what is to be translated, and into what. */
export const askedTranslation = ({ kind, declaredLanguages }: Order): string =>
  kind === 'general'
    ? ''
    : `It is in a language in which we have not declared to take orders. Please send a translation of at least the elements in points (a) and (b) of Article ${ARTICLE[kind]} into one of these: ${declaredLanguages.join(', ')}. Article ${ARTICLE[kind]}(c) asks for it.`;

/**
 * A message that asks the authority for what has not come, with the article of each: staff sends it, or changes it first.
 * Null where nothing is to be asked.
 */
export function draftClarification(order: Order, { missing, translation }: Asked): string | null {
  const { kind, ownReference, reference } = order;
  const lacksTranslation = translation === 'missing';
  if (kind === 'general' || (missing.length === 0 && !lacksTranslation)) return null;
  const matter = `${ORDER[kind]}${ownReference ? ` ${ownReference}` : ''} (our reference ${reference})`;
  return [
    `We have received your ${matter} and are working on it.`,
    ...(missing.length > 0
      ? [
          `Article ${ARTICLE[kind]} of Regulation (EU) 2022/2065 lists what an ${ORDER[kind]} contains. We did not find:`,
          askedElements(kind, missing).join('\n'),
        ]
      : []),
    ...(lacksTranslation ? [askedTranslation(order)] : []),
    'Please send us what you can. The time that we wait for it does not hold up what we can already do.',
  ].join('\n\n');
}
