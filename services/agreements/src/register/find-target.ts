import { typedRegisterNumber } from '@rep13/contracts-constants';
import { registerNumberHash } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { companyKey, hostOf, registrableDomain } from '../register-entries/search-keys.ts';

/**
 * Of this very number, domain or company name: an order must not reach a company that is only called like it, so neither
 * accents nor legal forms are left out here. @returns the ids of at most two mandates: with two it is not clear whose.
 */
export async function findTarget(db: EntityManager, text: string): Promise<number[]> {
  const number = typedRegisterNumber(text);
  const host = !number && text.includes('.') ? hostOf(text) : null;
  const rows = await db.query<{ id: number }[]>(
    `select mandate_id as id from register_entries
     where number_sha256 = $1 or domain = $2 or company_key = $3 limit 2`,
    [number && registerNumberHash(number), host && registrableDomain(host), number ? null : companyKey(text)],
  );
  return rows.map(({ id }) => id);
}
