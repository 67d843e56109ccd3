import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { EmptyState, Section, StatusBadge } from '@rep13/ui';
import { DataTable, type Column } from '../list/DataTable.tsx';

interface GroupsProps {
  title: string;
  /** What a row is. */
  of: string;
  rows: readonly ResponseTimesRowView[];
}

/** One table of the report: a row for each group that received orders in that time. */
export function Groups({ title, of, rows }: GroupsProps) {
  const received = rows.filter((row) => row.received > 0);
  return (
    <Section title={title}>
      {received.length === 0 ? (
        <EmptyState>No order reached us in this time.</EmptyState>
      ) : (
        <DataTable
          label={`${title}: response times`}
          columns={columnsOf(of)}
          rows={received}
          keyOf={({ group }) => group}
        />
      )}
    </Section>
  );
}

const columnsOf = (of: string): readonly Column<ResponseTimesRowView>[] => [
  { title: of, cell: ({ group }) => <bdi>{group || 'Not known'}</bdi>, isLong: true },
  { title: 'Received', cell: ({ received }) => received },
  { title: 'Acknowledged', cell: ({ acknowledged }) => acknowledged },
  { title: 'Within 24 hours', cell: (row) => <InTime {...row} /> },
  { title: 'Median', cell: ({ p50Hours }) => hours(p50Hours) },
  { title: '90th percentile', cell: ({ p90Hours }) => hours(p90Hours) },
  { title: '95th percentile', cell: ({ p95Hours }) => hours(p95Hours) },
  { title: 'Longest', cell: ({ maxHours }) => hours(maxHours) },
];

/** Of those whose time is over or that are acknowledged: an order that still has time is in neither number. */
function InTime({ within24h, missed }: ResponseTimesRowView) {
  const decided = within24h + missed;
  if (decided === 0) return 'None yet';
  const percent = Math.floor((100 * within24h) / decided);
  return (
    <StatusBadge tone={missed === 0 ? 'good' : 'bad'}>
      {percent} %, {missed === 0 ? 'none late' : `${missed} late`}
    </StatusBadge>
  );
}

const hours = (value: number | null): string => (value === null ? 'None yet' : `${value.toFixed(2)} h`);
