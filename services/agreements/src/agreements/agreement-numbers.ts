import type { EntityManager } from 'typeorm';

/** `202611` for any time in November 2026, UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7).replace('-', '');

/** `DSA-202611-0042`; from the ten thousandth of a month on with more digits. */
export const agreementNumber = (month: string, ordinal: number): string =>
  `DSA-${month}-${String(ordinal).padStart(4, '0')}`;

/**
 * The month's next number. Whoever signs at the same time waits for this transaction, so there are neither
 * doubles nor gaps: call it last.
 */
export async function nextAgreementNumber(db: EntityManager, time: Date): Promise<string> {
  const month = monthOf(time);
  const [row] = await db.query<{ last: number }[]>(
    `insert into agreement_numbers (month, last) values ($1, 1)
     on conflict (month) do update set last = agreement_numbers.last + 1 returning last`,
    [month],
  );
  if (!row) throw new Error('the counter answered nothing');
  return agreementNumber(month, row.last);
}
