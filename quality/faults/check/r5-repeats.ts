import type { Call, Evidence, Row, Tables } from '../evidence.ts';
import { counted, isSuccess, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'one key, one row and equal answers';

/** R5. Each customer has an address of its own, so two rows with one address are one request taken twice. */
export function checkRepeats({ calls, tables }: Evidence): Verdict {
  const byKey = new Map<string, Call[]>();
  for (const call of calls) if (call.key) byKey.set(call.key, [...(byKey.get(call.key) ?? []), call]);
  const repeated = [...byKey.values()].filter((tries) => tries.length > 1);
  if (repeated.length === 0) return notTried('R5', PROMISE, 'nothing was sent twice');
  const most = Math.max(...repeated.map((tries) => tries.length));
  return judged('R5', PROMISE, `${repeated.length} keys sent again, one of them ${most} times`, [
    ...repeated.flatMap(differingAnswers),
    ...doubled(tables, 'onboarding.compliance_checks', (row) => row['email']),
    ...doubled(tables, 'onboarding.signups', (row) => row['legal_contact_email']),
    ...doubled(tables, 'onboarding.payments', (row) => row['signup_id']),
    ...doubled(tables, 'agreements.legal_agreements', (row) => row['signup_id']),
    ...doubled(tables, 'sla.sla_tickets', (row) => Number(row['authority_contact_date'])),
  ]);
}

function differingAnswers(tries: readonly Call[]): string[] {
  const answers = new Set(tries.filter(isSuccess).map(({ answer }) => JSON.stringify(answer)));
  const [first] = tries;
  return answers.size > 1 && first
    ? [`${first.customer}: ${first.step} has ${answers.size} answers: ${[...answers].join(' and ')}`]
    : [];
}

const doubled = (tables: Tables, table: string, of: (row: Row) => unknown): string[] =>
  [...counted(rowsOf(tables, table).map(of))].flatMap(([value, count]) =>
    count > 1 ? [`${table}: ${count} rows of ${String(value)}`] : [],
  );
