import { REGISTER_NUMBER } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';
import { companyKey, hostOf, registrableDomain, sha256Of } from '../register-entries/search-keys.ts';

const HITS = 5;
const LETTERS_MIN = 4;
const LETTER = /[\p{L}\p{N}]/gu;

/** What is looked for; each is null where the text can't mean it. */
export interface Search {
  readonly numberSha256: string | null;
  readonly domain: string | null;
  /** How the company's name begins. */
  readonly prefix: string | null;
}

/** Pure: what a text may mean. A name must be exact enough: with few letters the register could be listed. */
export function toSearch(text: string): Search {
  const number = text.trim().toUpperCase();
  if (REGISTER_NUMBER.test(number)) return { numberSha256: sha256Of(number), domain: null, prefix: null };
  const host = text.includes('.') ? hostOf(text) : null;
  const key = companyKey(text);
  return {
    numberSha256: null,
    domain: host && registrableDomain(host),
    prefix: (key.match(LETTER) ?? []).length >= LETTERS_MIN ? key : null,
  };
}

/** @returns the ids of at most five mandates, in the order of the companies' names. */
export async function searchRegister(
  db: EntityManager,
  { numberSha256, domain, prefix }: Search,
): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `select mandate_id as id from register_entries
     where number_sha256 = $1 or domain = $2 or company_key like $3
     order by company_key, mandate_id limit ${HITS}`,
    [numberSha256, domain, prefix && `${prefix.replace(/[\\%_]/g, '\\$&')}%`],
  );
  return rows.map(({ id }) => id);
}

/** @returns the ids of at most two mandates of this very number, domain or company name: with two it is not clear whose. */
export async function findTarget(
  db: EntityManager,
  { numberSha256, domain, prefix }: Search,
): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `select mandate_id as id from register_entries
     where number_sha256 = $1 or domain = $2 or company_key = $3 limit 2`,
    [numberSha256, domain, prefix],
  );
  return rows.map(({ id }) => id);
}
