import type { Clock } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';

export interface InvoiceNumber {
  readonly number: string;
  readonly year: number;
  readonly sequence: number;
  readonly issuedAt: Date;
}

/** `R13-2026-00042`; from the hundred thousandth of a year on with more digits. */
export const invoiceNumber = (year: number, sequence: number): string =>
  `R13-${year}-${String(sequence).padStart(5, '0')}`;

/** The year in which a moment lies there. */
export const yearIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(at));

/**
 * The next number of its year, inside the transaction that keeps the invoice: the year's row is locked until it ends, and
 * a transaction that fails gives the number back. So there is no gap, and one invoice is issued after the other. Call it
 * last, since everybody else waits meanwhile.
 */
export async function takeInvoiceNumber(
  db: EntityManager,
  clock: Clock,
  timeZone: string,
): Promise<InvoiceNumber> {
  const asked = clock.now();
  const year = yearIn(timeZone, asked);
  const [row] = await db.query<{ last: number }[]>(
    `insert into invoice_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = invoice_numbers.last + 1 returning last`,
    [year],
  );
  if (!row) throw new Error('the counter answered nothing');
  // The date is taken once the row is ours, so that dates follow the numbers; a wait over New Year keeps the old one.
  const now = clock.now();
  const issuedAt = yearIn(timeZone, now) === year ? now : asked;
  return { number: invoiceNumber(year, row.last), year, sequence: row.last, issuedAt };
}
