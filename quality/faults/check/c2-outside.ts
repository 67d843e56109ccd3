import type { Evidence } from '../evidence.ts';
import { announcedIn } from './due.ts';
import { counted } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'an outside consumer gets what it missed while it was down, and acts once on each';
const SIGNED = 'agreements.agreement.signed.v1';

/** C2. It is the one of docs/examples, which makes an invoice of each agreement. */
export function checkOutside({ tables, outside }: Evidence): Verdict {
  if (!outside) return notTried('C2', PROMISE, 'there was none');
  const { invoices, from, to } = outside;
  const signed = announcedIn(tables)
    .filter(({ type }) => type === SIGNED)
    .map(({ data }) => String(data['agreementNumber']));
  const made = counted(invoices.map((row) => String(row['agreement_number'])));
  const missed = invoices.filter((row) => Number(row['signed_at']) >= from && Number(row['signed_at']) <= to);
  const summary = `${signed.length} agreements, ${missed.length} of them signed while it was down`;
  return judged('C2', PROMISE, summary, [
    ...signed.flatMap((number) =>
      made.get(number) === 1 ? [] : [`${number}: ${made.get(number) ?? 0} invoices instead of 1`],
    ),
    ...[...made.keys()]
      .filter((number) => !signed.includes(number))
      .map((number) => `${number} has an invoice and was never signed`),
  ]);
}
