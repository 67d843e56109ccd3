import type { OrderElementName } from '@rep13/contracts-authority-requests/constants';

/** What Article 9(2) and 10(2) DSA ask for, as staff and authorities call it. */
export const ELEMENT: Record<OrderElementName, string> = {
  legalBasis: 'Legal basis',
  reasons: 'Statement of reasons',
  urls: 'Where the content is',
  identifiers: 'Whom the information is about',
  redress: 'Redress',
  effectTo: 'Who must be informed of the effect',
  scope: 'Territorial scope',
  language: 'Language',
};

/** What is asked for of it where it is not there: of a language that is not declared, the translation. */
export const askedLabel = (name: OrderElementName): string =>
  name === 'language' ? 'Translation of points (a) and (b)' : ELEMENT[name];

export const ELEMENT_NAMES = Object.keys(ELEMENT) as OrderElementName[];
