import type { EntityManager } from 'typeorm';

/** `202611` for any time in November 2026, UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7).replace('-', '');

/** `DSA-202611-0042`; from the ten thousandth of a month on with more digits. */
export const agreementNumber = (month: string, ordinal: number): string =>
  `DSA-${month}-${String(ordinal).padStart(4, '0')}`;

/**
 * The next number of its month for each time. Whoever signs meanwhile waits for this transaction, so there are neither
 * doubles nor gaps: call it last.
 */
export async function takeAgreementNumbers(db: EntityManager, times: readonly Date[]): Promise<string[]> {
  const months = times.map(monthOf);
  const next = new Map<string, number>();
  for (const month of [...new Set(months)].sort()) {
    const count = months.filter((one) => one === month).length;
    next.set(month, (await raiseLast(db, month, count)) - count);
  }
  return months.map((month) => {
    const ordinal = (next.get(month) ?? 0) + 1;
    next.set(month, ordinal);
    return agreementNumber(month, ordinal);
  });
}

async function raiseLast(db: EntityManager, month: string, by: number): Promise<number> {
  const [row] = await db.query<{ last: number }[]>(
    `insert into agreement_numbers (month, last) values ($1, $2)
     on conflict (month) do update set last = agreement_numbers.last + excluded.last returning last`,
    [month, by],
  );
  if (!row) throw new Error('the counter answered nothing');
  return row.last;
}
