import type { OrderElementName } from '@rep13/contracts-authority-requests/constants';

/** What Article 9(2) and 10(2) DSA ask for, as staff and authorities call it. */
export const ELEMENT: Record<OrderElementName, string> = {
  legalBasis: 'Legal basis',
  reasons: 'Statement of reasons',
  urls: 'Where the content is',
  identifiers: 'Whom the information is about',
  redress: 'Redress',
  effectTo: 'Who is to be told of the effect',
  scope: 'Territorial scope',
  language: 'Language',
};

export const ELEMENT_NAMES = Object.keys(ELEMENT) as OrderElementName[];
