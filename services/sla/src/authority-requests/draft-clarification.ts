import type { OrderElement, OrderElementName } from '@rep13/contracts-constants';
import type { AuthorityRequest } from './authority-request.entity.ts';

const ASKS: Record<OrderElementName, string> = {
  legalBasis: 'the legal basis in Union law, or in national law in compliance with it',
  reasons: 'a statement of reasons that names the provisions',
  urls: 'the exact web address of the content, or what else lets us find it',
  identifiers: 'the account names or identifiers of the recipients of the service',
  redress: 'the redress available to the provider and to the recipient of the service',
  effectTo: 'the authority that is to be told of the effect',
  scope: 'the territorial scope of the order',
  language: 'the language of the order',
};

/** A message that asks the authority for what is missing, with the article of each: staff sends it, or changes it first. */
export function draftClarification(
  { kind, ownReference, reference }: AuthorityRequest,
  missing: readonly OrderElement[],
): string {
  const order = kind === 'act' ? 'order to act' : 'order to provide information';
  const matter = ownReference
    ? `your ${order} ${ownReference} (our reference ${reference})`
    : `your ${order} (our reference ${reference})`;
  return [
    `We have received ${matter} and are working on it.`,
    `Regulation (EU) 2022/2065 lists what an order contains. We did not find:`,
    missing.map(({ name, article }) => `- ${ASKS[name]}, Article ${article}`).join('\n'),
    'Please send us what you can. The time that we wait for it does not hold up what we can already do.',
  ].join('\n\n');
}
