import {
  ORDER_ELEMENTS,
  type OrderElement,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';

interface ShownElement {
  readonly name: OrderElementName;
  /** Where the DSA asks for it; not of an order of unknown kind. */
  readonly article?: OrderElement['article'];
  readonly whereApplicable?: true;
}

/** What the form for authorities asks for too, of an order of no kind of its own. */
const GENERAL: readonly ShownElement[] = (
  ['legalBasis', 'reasons', 'urls', 'identifiers', 'language'] as const
).map((name) => ({ name }));

/** What an order of this kind may say, in the order of its article. */
export const elementsFor = (kind: OrderKind | '' | undefined): readonly ShownElement[] =>
  kind === 'act' || kind === 'information' ? ORDER_ELEMENTS[kind] : GENERAL;
