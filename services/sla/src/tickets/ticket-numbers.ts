import type { EntityManager } from 'typeorm';

/** `SLA-2026-00042`; from the hundred thousandth of a year on with more digits. */
export const ticketNumber = (year: number, ordinal: number): string =>
  `SLA-${year}-${String(ordinal).padStart(5, '0')}`;

/**
 * The next number of the year, UTC. Another opening at the same time waits for this transaction, so there are
 * neither doubles nor gaps.
 */
export async function nextTicketNumber(db: EntityManager, time: Date): Promise<string> {
  const year = time.getUTCFullYear();
  const [row] = await db.query<{ last: number }[]>(
    `insert into ticket_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = ticket_numbers.last + 1 returning last`,
    [year],
  );
  if (!row) throw new Error('the counter answered nothing');
  return ticketNumber(year, row.last);
}
