import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { EmptyState, Section, StatusBadge } from '@rep13/ui';
import { DataTable, type Column } from '../list/DataTable.tsx';
import { hours, NONE_YET, percentInTime } from './response-figures.ts';

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

function InTime(row: ResponseTimesRowView) {
  const percent = percentInTime(row);
  if (percent === null) return NONE_YET;
  const { missed } = row;
  return (
    <StatusBadge tone={missed === 0 ? 'good' : 'bad'}>
      {percent}%, {missed === 0 ? 'none late' : `${missed} late`}
    </StatusBadge>
  );
}
