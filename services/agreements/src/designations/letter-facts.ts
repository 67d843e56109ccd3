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

const CONTACT_POINT = 'Point of contact, Article 11';

/** Only where the representative is the provider's point of contact too. @param languages in which it is reached as that */
export const contactPointFacts = (
  { representative }: Pick<Particulars, 'representative'>,
  languages: string | null,
): LetterFact[] =>
  languages === null
    ? []
    : [
        {
          label: CONTACT_POINT,
          value: `The representative, ${representative.authorityEmail}; languages: ${languages}`,
        },
      ];

/** A fact as it was notified to a coordinator, and what it is now. */
export interface ChangedFact {
  readonly label: string;
  readonly former: string;
  readonly now: string;
}

/**
 * Pure: which of the facts notified before have changed, in the order of the letter. A label that is new to letters is no
 * change, but for the point of contact: that it is not named says that it is not with the representative.
 */
export function changedFacts(earlier: readonly LetterFact[], facts: readonly LetterFact[]): ChangedFact[] {
  const changes = facts.flatMap(({ label, value: now }) => {
    if (label === CONTACT_POINT) return [];
    const former = valueOf(earlier, label);
    return former === undefined || former === now ? [] : [{ label, former, now }];
  });
  const [before, now] = [valueOf(earlier, CONTACT_POINT), valueOf(facts, CONTACT_POINT)];
  if (before === now) return changes;
  return [...changes, { label: CONTACT_POINT, former: before ?? NOT_NAMED, now: now ?? NOT_OURS }];
}

const NOT_NAMED = 'not notified';
const NOT_OURS = 'not the representative';

const valueOf = (facts: readonly LetterFact[], label: string): string | undefined =>
  facts.find((fact) => fact.label === label)?.value;

/** What the provider was called when the coordinator was notified. */
export const providerIn = (facts: readonly LetterFact[]): string => valueOf(facts, PROVIDER) ?? '';
