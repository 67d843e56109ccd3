import type { Evidence } from '../evidence.ts';
import { counted, doneFaults, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'deadlines of orders survive everything: none missed, none doubled';

/** R12. Nobody acknowledges these orders, and all their deadlines fall into the run. */
export function checkDeadlines(evidence: Evidence): Verdict {
  const { tables } = evidence;
  const tickets = rowsOf(tables, 'sla.sla_tickets');
  if (tickets.length === 0) return notTried('R12', PROMISE, 'no order was opened');
  const breaches = counted(
    rowsOf(tables, 'sla.sla_ticket_events')
      .filter(({ action }) => action === 'breach')
      .map((row) => row['ticket_id']),
  );
  const steps = 2 * doneFaults(evidence, 'clock-ahead', 'clock-behind').length;
  return judged(
    'R12',
    PROMISE,
    `${tickets.length} orders, ${steps} steps of the clock`,
    tickets.flatMap(({ id, ticket_number: number }) =>
      breaches.get(id) === 1 ? [] : [`${String(number)}: ${breaches.get(id) ?? 0} breaches instead of 1`],
    ),
  );
}
