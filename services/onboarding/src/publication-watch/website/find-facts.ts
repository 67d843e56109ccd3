import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { PublishedFact } from '@rep13/contracts-onboarding';
import { folded } from './folded-text.ts';

/** What is looked for, from the representative's record. */
export type Wanted = Pick<
  LegalEntity,
  'name' | 'street' | 'postalCode' | 'city' | 'authorityEmail' | 'phone'
>;

type Finders = Record<PublishedFact, (page: SearchedPage) => boolean>;

interface SearchedPage {
  /** As it was read, in lower case, for what punctuation is part of. */
  readonly plain: string;
  readonly folded: string;
  readonly numbers: ReadonlySet<string>;
}

/** Which of the facts a page shows. A whole word must match, so that 13 is not found in 113. */
export function findFacts(text: string, wanted: Wanted): PublishedFact[] {
  const page = searched(text);
  const finders = Object.entries(findersOf(wanted)) as [PublishedFact, Finders[PublishedFact]][];
  return finders.filter(([, isShown]) => isShown(page)).map(([fact]) => fact);
}

/** In the order of the contract. Only its types are imported: a thread loads nothing that it can do without. */
const findersOf = (wanted: Wanted): Finders => ({
  name: ({ folded: words }) => words.includes(folded(wanted.name)),
  street: ({ folded: words }) => spellings(wanted.street).some((spelling) => words.includes(spelling)),
  postcode: (page) => hasPostcode(page, wanted.postalCode),
  city: ({ folded: words }) => words.includes(folded(wanted.city)),
  email: ({ plain }) => addressesIn(plain).includes(wanted.authorityEmail.toLowerCase()),
  phone: ({ numbers }) => numbers.has(digitsOf(wanted.phone)),
});

function searched(text: string): SearchedPage {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = folded(text);
  return { plain, folded: words, numbers: numbersIn(plain) };
}

/** "Herengracht 13" and "13 Herengracht". */
function spellings(street: string): string[] {
  const words = folded(street).trim().split(' ');
  const numberFirst = [words.at(-1), ...words.slice(0, -1)].join(' ');
  return [` ${words.join(' ')} `, ` ${numberFirst} `];
}

/** "1015 BA" and "1015BA". */
function hasPostcode({ folded: words }: SearchedPage, postcode: string): boolean {
  const code = folded(postcode);
  return words.includes(code) || words.includes(` ${code.replaceAll(' ', '')} `);
}

const addressesIn = (plain: string): string[] =>
  (plain.match(/[^\s<>()[\]",;:]{1,64}@[^\s<>()[\]",;:?]{1,255}/g) ?? []).map((address) =>
    address.replace(/[.!]+$/, ''),
  );

/** Numbers as they are dialled from abroad: blanks, brackets, dashes and a nought in brackets do not count. */
const numbersIn = (plain: string): ReadonlySet<string> =>
  new Set((plain.match(/(?:\+|\b00)[\d\s().\-/\u2010-\u2015]{7,40}/g) ?? []).flatMap(readings));

/** What follows the number on the page may be digits too, such as a postcode. */
function readings(text: string): string[] {
  const parts = text.replace(/\(0\)/g, '').split(/\s+/);
  return parts.map((_, last) => digitsOf(parts.slice(0, last + 1).join('')));
}

const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^00/, '');
