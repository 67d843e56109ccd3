import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { PublishedFact, RepresentativeFact } from '@rep13/contracts-onboarding/constants';
import { contactPointFacts, type LanguageSpellings } from './find-contact-point.ts';
import { isDialled, numbersIn } from './dialled-numbers.ts';
import { folded, typed } from './folded-text.ts';
import { shortName } from './legal-forms.ts';
import { addressesIn, withoutAddresses, withTypedAddresses } from './written-addresses.ts';

/** What is looked for, from the representative's record. */
export interface Wanted extends Pick<
  LegalEntity,
  'name' | 'street' | 'postalCode' | 'city' | 'authorityEmail' | 'phone'
> {
  /** How the declared languages may be written; null where the client has another point of contact. */
  readonly languages: LanguageSpellings | null;
}

type Finders = Record<RepresentativeFact, (page: SearchedPage) => boolean>;

interface SearchedPage {
  /** As it would be typed, for what punctuation is part of. */
  readonly plain: string;
  readonly folded: string;
  readonly numbers: ReadonlySet<string>;
}

/** Which of the facts a page shows. A whole word must match, so that 13 is not found in 113. */
export function findFacts(text: string, wanted: Wanted): PublishedFact[] {
  const page = searched(text);
  const finders = Object.entries(findersOf(wanted)) as [RepresentativeFact, Finders[RepresentativeFact]][];
  const { languages, authorityEmail } = wanted;
  return [
    ...finders.filter(([, isShown]) => isShown(page)).map(([fact]) => fact),
    ...(languages ? contactPointFacts(page.plain, authorityEmail, languages) : []),
  ];
}

/** In the order of the contract. Only its types are imported: a process loads nothing that it can do without. */
const findersOf = (wanted: Wanted): Finders => ({
  name: (page) => hasName(page, wanted.name),
  street: ({ folded: text }) => spellings(wanted.street).some((spelling) => text.includes(spelling)),
  postcode: (page) => hasPostcode(page, wanted.postalCode),
  city: ({ folded: text }) => text.includes(folded(wanted.city)),
  email: ({ plain }) => addressesIn(plain).includes(wanted.authorityEmail.toLowerCase()),
  phone: ({ numbers }) => isDialled(numbers, wanted.phone),
});

function searched(text: string): SearchedPage {
  const plain = withTypedAddresses(typed(text));
  return { plain, folded: folded(plain), numbers: numbersIn(plain) };
}

/** In full, or without the legal form, unless that of another company follows. */
function hasName({ plain, folded: text }: SearchedPage, name: string): boolean {
  if (text.includes(folded(name))) return true;
  const short = shortName(name);
  return short !== undefined && short.isIn(folded(withoutAddresses(plain)));
}

/** "Herengracht 13" and "13 Herengracht". */
function spellings(street: string): string[] {
  const parts = folded(street).trim().split(' ');
  const numberFirst = [parts.at(-1), ...parts.slice(0, -1)].join(' ');
  return [` ${parts.join(' ')} `, ` ${numberFirst} `];
}

/** "1015 BA" and "1015BA". */
function hasPostcode({ folded: text }: SearchedPage, postcode: string): boolean {
  const code = folded(postcode);
  return text.includes(code) || text.includes(` ${code.replaceAll(' ', '')} `);
}
