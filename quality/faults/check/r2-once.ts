import { ACTS, announcedIn, DUE_MAIL, type Announced } from './due.ts';
import type { Evidence, Tables } from '../evidence.ts';
import { counted, inEveryService, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'one audit row, outbox event, inbox row a consumer, mail and PDF for each act';

/** What the mail consumer also hears, besides what makes a mail to somebody due. */
const ALSO_MAILED = ['notifications.email.failed.v1'];

/** R2. What the stream was robbed of on purpose is judged by R4b. */
export function checkOnce({ tables, faults, totals }: Evidence): Verdict {
  const announced = announcedIn(tables);
  if (announced.length === 0) return notTried('R2', PROMISE, 'nothing was announced');
  const robbed = new Set(faults.flatMap((fault) => fault.robbed ?? []));
  const heard = announced.filter(({ id }) => !robbed.has(id));
  return judged('R2', PROMISE, `${announced.length} events`, [
    ...actsWithoutEvent(tables, announced),
    ...auditOfNothing(tables, announced),
    ...hearingFaults(tables, heard),
    ...totalFaults(tables, totals),
  ]);
}

/** Exactly one event for each row. */
function actsWithoutEvent(tables: Tables, announced: readonly Announced[]): string[] {
  return ACTS.flatMap(({ table, column, type, named }) => {
    const counts = counted(announced.filter((one) => one.type === type).map(({ data }) => data[named]));
    return rowsOf(tables, table).flatMap((row) =>
      wrongCount(`${table} ${String(row[column])}: ${type}`, counts.get(row[column])),
    );
  });
}

function auditOfNothing(tables: Tables, announced: readonly Announced[]): string[] {
  const known = new Set(announced.map(({ id }) => id));
  return rowsOf(tables, 'onboarding.audit_logs')
    .map((row) => String(row['event_id']))
    .filter((id) => !known.has(id))
    .map((id) => `audit row of an event that nobody has announced: ${id}`);
}

/** What is missing or there twice of all that follows from these events. */
export const hearingFaults = (tables: Tables, events: readonly Announced[]): string[] => [
  ...auditFaults(tables, events),
  ...unheard(tables, events),
  ...mailFaults(tables, events),
];

function auditFaults(tables: Tables, heard: readonly Announced[]): string[] {
  const rows = counted(rowsOf(tables, 'onboarding.audit_logs').map((row) => String(row['event_id'])));
  return heard
    .filter(({ data }) => data['alsoAsV1'] !== true) // audited as its v1
    .flatMap(({ id, type }) => wrongCount(`audit row of ${type} ${id}`, rows.get(id)));
}

function unheard(tables: Tables, heard: readonly Announced[]): string[] {
  const rows = new Set(
    inEveryService(tables, 'inbox_messages').map(
      ({ row }) => `${String(row['consumer'])} ${String(row['event_id'])}`,
    ),
  );
  const mailed = new Set([...Object.keys(DUE_MAIL), ...ALSO_MAILED]);
  return heard.flatMap(({ id, type }) =>
    ['onboarding-audit', ...(mailed.has(type) ? ['notifications-mail'] : [])]
      .filter((consumer) => !rows.has(`${consumer} ${id}`))
      .map((consumer) => `${consumer} has not heard ${type} ${id}`),
  );
}

/** A mail that is due is booked under its key, and nothing else is. */
function mailFaults(tables: Tables, heard: readonly Announced[]): string[] {
  const booked = counted(rowsOf(tables, 'notifications.jobs').map((row) => String(row['key'])));
  return heard.flatMap(({ type, data }) => {
    const key = DUE_MAIL[type]?.(data);
    return key === undefined ? [] : wrongCount(`mail ${key}`, booked.get(key));
  });
}

/** What the product says of its numbers is what is there. */
function totalFaults(tables: Tables, totals: Evidence['totals']): string[] {
  const counts: Record<string, number> = {
    checks: rowsOf(tables, 'onboarding.compliance_checks').length,
    checksRequiring: rowsOf(tables, 'onboarding.compliance_checks').filter((row) => row['requires_legal_rep'])
      .length,
    clients: rowsOf(tables, 'onboarding.signups').length,
    tickets: rowsOf(tables, 'sla.sla_tickets').length,
  };
  return Object.entries(totals).flatMap(([name, summary]) =>
    summary === counts[name] ? [] : [`the total of ${name} says ${summary}, there are ${counts[name]}`],
  );
}

const wrongCount = (what: string, count = 0): string[] =>
  count === 1 ? [] : [`${what}: ${count} instead of 1`];
