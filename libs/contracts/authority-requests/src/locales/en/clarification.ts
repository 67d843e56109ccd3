import type { MissingElementName, OrderKind } from '../../constants/index.ts';

type WithArticle = Exclude<OrderKind, 'general'>;

const ASKS: Record<MissingElementName, string> = {
  legalBasis: 'the legal basis in Union law, or in national law in compliance with it',
  reasons: 'a statement of reasons: why the information is illegal, with the provisions',
  urls: 'the exact web address of the content, or what else lets us find it',
  identifiers: 'the account names or identifiers of the recipients of the service',
  redress:
    'the redress available to the provider and to the recipient of the service who provided the content',
  effectTo: 'the authority that must be informed of the effect',
  scope: 'the territorial scope of the order',
};

/** What Article 10 asks for otherwise: it also excepts the reasons that criminal law forbids to give. */
const ASKS_OF_ARTICLE_10: Partial<Record<MissingElementName, string>> = {
  reasons:
    'a statement of reasons: what the information is required for, and why it is necessary and proportionate, unless reasons of the prevention, investigation, detection and prosecution of criminal offences forbid to give it',
  redress: 'the redress available to the provider and to the recipients of the service concerned',
};

const ORDERS: Record<WithArticle, string> = {
  act: 'order to act',
  information: 'order to provide information',
};

/** The message that asks an authority for what has not come. */
export const clarification = {
  received: (kind: WithArticle, ownReference: string | null, reference: string) =>
    `We have received your ${ORDERS[kind]}${ownReference ? ` ${ownReference}` : ''} (our reference ${reference}) and are working on it.`,
  notFound: (kind: WithArticle, article: string) =>
    `Article ${article} of Regulation (EU) 2022/2065 lists what an ${ORDERS[kind]} contains. We did not find:`,
  element: (kind: OrderKind, name: MissingElementName, article: string) =>
    `- ${(kind === 'information' && ASKS_OF_ARTICLE_10[name]) || ASKS[name]}, Article ${article}`,
  translation: (article: string, languages: string) =>
    `It is in a language in which we have not declared to take orders. Please send a translation of at least the elements in points (a) and (b) of Article ${article} into one of these: ${languages}. Article ${article}(c) asks for it.`,
  end: 'Please send us what you can. The time that we wait for it does not hold up what we can already do.',
};
