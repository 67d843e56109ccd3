import type { EntityManager } from 'typeorm';
import { foldName } from '../register-entries/folded-name.ts';
import { isOneSlipApart } from './one-slip.ts';

/** More than these nobody looks through. */
const CANDIDATES_MAX = 5;
/** Of names that share a half with the one that is looked for. */
const LOOKED_AT_MAX = 1_000;
/** In shorter names one letter makes another company. */
const LETTERS_MIN = 6;

/**
 * Whom an order may mean that names nobody exactly: accents, case, punctuation, spaces and legal form left out, and one
 * slip in what is left. For somebody who chooses, never for deciding. @returns ids of mandates, the same names first
 */
export async function nearlyNamed(db: EntityManager, text: string): Promise<number[]> {
  const { short } = foldName(text);
  if (!short) return [];
  const half = short.length < LETTERS_MIN ? null : Math.floor((short.length - 1) / 2);
  const rows = await db.query<{ id: number; short_name: string }[]>(
    `select mandate_id as id, short_name from register_entries
     where (short_name = $1 or short_name like $2 or reverse(short_name) like $3)
       and length(short_name) between $4::integer - 1 and $4::integer + 1
     order by short_name = $1 desc, mandate_id limit ${LOOKED_AT_MAX}`,
    [
      short,
      half && `${short.slice(0, half)}%`,
      half && `${[...short.slice(-half)].reverse().join('')}%`,
      short.length,
    ],
  );
  return rows
    .filter(({ short_name }) => short_name === short || isOneSlipApart(short_name, short))
    .map(({ id }) => id)
    .slice(0, CANDIDATES_MAX);
}
