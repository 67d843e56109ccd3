import type { MissingElementName, OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequest } from './authority-request.entity.ts';

const ASKS: Record<MissingElementName, string> = {
  legalBasis: 'the legal basis in Union law, or in national law in compliance with it',
  reasons: 'a statement of reasons: why the information is illegal, with the provisions',
  urls: 'the exact web address of the content, or what else lets us find it',
  identifiers: 'the account names or identifiers of the recipients of the service',
  redress: 'the redress available to the provider and to the recipient of the service',
  effectTo: 'the authority that is to be told of the effect',
  scope: 'the territorial scope of the order',
};

/** Article 10 asks for other reasons than Article 9, and excepts what criminal law forbids to give. */
const REASONS_FOR_INFORMATION =
  'a statement of reasons: what the information is required for, and why it is necessary and proportionate, unless reasons of the prevention, investigation, detection and prosecution of criminal offences forbid to give it';

/** How an element is called in what an authority reads or hears. */
export const askFor = (kind: OrderKind, name: MissingElementName): string =>
  kind === 'information' && name === 'reasons' ? REASONS_FOR_INFORMATION : ASKS[name];

/** One that is asked for, with its article. */
export interface MissingElement {
  readonly name: MissingElementName;
  readonly article: string;
}

/** A message that asks the authority for what is missing, with the article of each: staff sends it, or changes it first. */
export function draftClarification(
  { kind, ownReference, reference }: AuthorityRequest,
  missing: readonly MissingElement[],
): string {
  const order = kind === 'act' ? 'order to act' : 'order to provide information';
  const matter = ownReference
    ? `your ${order} ${ownReference} (our reference ${reference})`
    : `your ${order} (our reference ${reference})`;
  return [
    `We have received ${matter} and are working on it.`,
    `Regulation (EU) 2022/2065 lists what an order contains. We did not find:`,
    missing.map(({ name, article }) => `- ${askFor(kind, name)}, Article ${article}`).join('\n'),
    'Please send us what you can. The time that we wait for it does not hold up what we can already do.',
  ].join('\n\n');
}
