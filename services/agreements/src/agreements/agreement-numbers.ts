import type { EntityManager } from 'typeorm';

/** `202611` for any time in November 2026, UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7).replace('-', '');

/** `DSA-202611-0042`; from the ten thousandth of a month on with more digits. */
export const agreementNumber = (month: string, ordinal: number): string =>
  `DSA-${month}-${String(ordinal).padStart(4, '0')}`;

/**
 * The next number of its month, in a transaction of its own: nobody else gets it, and it is lost when nothing is signed
 * with it. Never call it inside a transaction: it would hold the month's row, or wait there for a second connection.
 * It does not wait for the disk: the signature's commit comes later in the same log and takes it along.
 */
export async function takeAgreementNumber(db: EntityManager, time: Date): Promise<string> {
  const month = monthOf(time);
  const [row] = await db.query<{ last: number }[]>(
    `insert into agreement_numbers (month, last)
     select $1, 1 from set_config('synchronous_commit', 'off', true)
     on conflict (month) do update set last = agreement_numbers.last + 1 returning last`,
    [month],
  );
  if (!row) throw new Error('the counter answered nothing');
  return agreementNumber(month, row.last);
}
