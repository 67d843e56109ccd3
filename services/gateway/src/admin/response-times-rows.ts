import type { ResponseTimesRowView, ResponseTimesView } from '@rep13/contracts-sla';
import type { Columns } from './exports/export-csv.ts';

interface GroupRow extends ResponseTimesRowView {
  readonly by: string;
}

export const RESPONSE_TIMES_COLUMNS: Columns<GroupRow> = [
  ['By', 'by'],
  ['Group', 'group'],
  ['Received', 'received'],
  ['Acknowledged', 'acknowledged'],
  ['Within 24 hours', 'within24h'],
  ['Later than 24 hours', 'missed'],
  ['Hours, median', 'p50Hours'],
  ['Hours, 90th percentile', 'p90Hours'],
  ['Hours, 95th percentile', 'p95Hours'],
  ['Hours, longest', 'maxHours'],
];

/** All groups of the report, one below the other; each row says what it is grouped by. */
export async function* responseTimesRows(
  times: ResponseTimesView,
): AsyncGenerator<GroupRow, void, undefined> {
  const groups = await Promise.resolve([
    ...of('all', [times.all]),
    ...of('authority', times.byAuthority),
    ...of('Member State', times.byState),
    ...of('client', times.byClient),
  ]);
  yield* groups;
}

const of = (by: string, rows: readonly ResponseTimesRowView[]): GroupRow[] =>
  rows.map((row) => ({ ...row, by }));
