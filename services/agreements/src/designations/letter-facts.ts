import type { LetterFact } from '@rep13/contracts-agreements';
import type { Particulars } from '../text/particulars.ts';

const PROVIDER = 'Provider';

/** Who the provider is and where. */
export const providerFacts = ({ client }: Particulars): LetterFact[] => [
  { label: PROVIDER, value: client.companyName },
  { label: 'Country of incorporation', value: client.countryOfIncorporation },
  { label: 'Company number', value: client.registrationNumber ?? 'None given' },
  { label: 'Registered address', value: client.registeredAddress },
  { label: 'Main web address', value: client.websiteUrl },
];

/** Who represents it and how it is reached. */
export const representativeFacts = ({
  representative,
}: Pick<Particulars, 'representative'>): LetterFact[] => [
  {
    label: 'Legal representative',
    value: `${representative.name}${representative.isSample ? ' (sample data)' : ''}`,
  },
  { label: 'Incorporated', value: `${representative.registry}, number ${representative.registryCode}` },
  { label: 'Contact', value: representative.brand },
  { label: 'Email', value: representative.authorityEmail },
  { label: 'Postal address', value: representative.address },
  { label: 'Telephone', value: representative.phone },
];

/** A fact as it was notified to a coordinator, and what it is now. */
export interface ChangedFact {
  readonly label: string;
  readonly former: string;
  readonly now: string;
}

/** Pure: which of the facts notified before have changed, in the order of the letter. */
export const changedFacts = (earlier: readonly LetterFact[], facts: readonly LetterFact[]): ChangedFact[] =>
  facts.flatMap(({ label, value: now }) => {
    const former = earlier.find((fact) => fact.label === label)?.value;
    return former === undefined || former === now ? [] : [{ label, former, now }];
  });

/** What the provider was called when the coordinator was notified. */
export const providerIn = (facts: readonly LetterFact[]): string =>
  facts.find(({ label }) => label === PROVIDER)?.value ?? '';
