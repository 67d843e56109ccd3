import type { ParticularsValues } from './particulars.ts';

/** As a service tells them: null for what is absent. */
type Known = { readonly [Name in keyof ParticularsValues]: string | null };

const NAMES: readonly (keyof ParticularsValues)[] = [
  'companyName',
  'websiteUrl',
  'registrationNumber',
  'countryOfIncorporation',
  'registeredAddress',
  'legalContactName',
  'legalContactEmail',
  'escalationContactName',
  'escalationContactEmail',
];

/** What stands in the form before anything is typed. */
export const typedParticulars = (known: Known): ParticularsValues =>
  Object.fromEntries(NAMES.map((name) => [name, known[name] ?? ''])) as ParticularsValues;

/** Only what is typed otherwise than it is known: the rest is not asked to change. */
export const changedParticulars = (known: Known, typed: ParticularsValues): Partial<ParticularsValues> =>
  Object.fromEntries(
    NAMES.map((name) => [name, typed[name].trim()] as const).filter(
      ([name, text]) => text !== (known[name] ?? ''),
    ),
  );
