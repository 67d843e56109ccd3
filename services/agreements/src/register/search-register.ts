import type { RegisterSearchedView } from '@rep13/contracts-agreements';
import { REGISTER_LETTERS_MIN } from '@rep13/contracts-agreements/constants';
import { typedRegisterNumber } from '@rep13/contracts-constants';
import { registerNumberHash } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { foldName } from '../register-entries/folded-name.ts';
import { companyKey, hostOf, registrableDomain } from '../register-entries/search-keys.ts';

const HITS = 5;
const LETTER = /[\p{L}\p{N}]/gu;

/** What is looked for; each is null where the text can't mean it. */
export interface Search {
  readonly numberSha256: string | null;
  readonly host: string | null;
  readonly domain: string | null;
  readonly name: SoughtName | null;
}

interface SoughtName {
  readonly whole: string;
  readonly short: string;
  /** As it is: a name may be made of signs that are left out otherwise. */
  readonly exactly: string;
  /** Where they are too few to look for how a name begins, with which the register could be listed. */
  readonly isBeginning: { readonly whole: boolean; readonly short: boolean };
}

/** What a look-up found: at most five, and how many there are. */
export interface Found {
  readonly mandateIds: readonly number[];
  readonly matches: number;
}

/** Pure: what a text may mean. */
export function toSearch(text: string): Search {
  const number = typedRegisterNumber(text);
  if (number) return { numberSha256: registerNumberHash(number), host: null, domain: null, name: null };
  const host = text.includes('.') ? hostOf(text) : null;
  const domain = host && registrableDomain(host);
  return { numberSha256: null, host: domain && host, domain, name: soughtName(text) };
}

function soughtName(text: string): SoughtName {
  const { whole, short } = foldName(text);
  const isBeginning = {
    whole: lettersOf(text.normalize('NFKC')) >= REGISTER_LETTERS_MIN,
    short: lettersOf(short) >= REGISTER_LETTERS_MIN,
  };
  return { whole, short, exactly: companyKey(text), isBeginning };
}

const lettersOf = (text: string): number => (text.match(LETTER) ?? []).length;

/** What was searched, for who asked. */
export function toSearchedView({ numberSha256, domain, name }: Search): RegisterSearchedView {
  const names = name?.whole ? (name.isBeginning.whole ? 'beginning' : 'whole') : null;
  return { number: numberSha256 !== null, domain, names };
}

/** The best first: the number or this very host, then the whole name, then sites of the domain, then how names begin. */
export async function searchRegister(
  db: EntityManager,
  { numberSha256, host, domain, name }: Search,
): Promise<Found> {
  const rows = await db.query<{ id: number; matches: number }[]>(
    `select mandate_id as id, count(*) over ()::integer as matches from register_entries
     where number_sha256 = $1 or website = $2 or domain = $3
       or whole_name = $4 or short_name = $5 or whole_name like $6 or short_name like $7 or company_key = $8
     order by website = $2 desc nulls last, (whole_name = $4 or short_name = $5) desc nulls last,
       domain = $3 desc nulls last, short_name, company_key, mandate_id
     limit ${HITS}`,
    [
      ...[numberSha256, host, domain, name?.whole || null, name?.short || null],
      name?.isBeginning.whole ? `${name.whole}%` : null,
      name?.isBeginning.short ? `${name.short}%` : null,
      name?.exactly ?? null,
    ],
  );
  return { mandateIds: rows.map(({ id }) => id), matches: rows[0]?.matches ?? 0 };
}
