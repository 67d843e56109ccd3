import { Button } from 'antd';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';

/** `onDescribe` is null for who may only read. */
export function incidentColumns(
  onDescribe: ((incident: StaffIncidentView) => void) | null,
): readonly Column<StaffIncidentView>[] {
  const columns: Column<StaffIncidentView>[] = [
    { title: 'Service', cell: ({ service, worst }) => <TwoLines main={service} more={worst} /> },
    {
      title: 'State',
      cell: ({ state }) => (
        <StatusBadge tone={state === 'resolved' ? 'good' : 'waiting'}>{state}</StatusBadge>
      ),
    },
    { title: 'Began', cell: ({ openedAt }) => formatDateTime(openedAt), isNarrow: true },
    { title: 'Over', cell: ({ closedAt }) => formatDateTime(closedAt), isNarrow: true },
    {
      title: 'Our words',
      cell: ({ title, words }) => (title ? <TwoLines main={title} more={words ?? ''} /> : 'None yet'),
      isLong: true,
    },
    { title: 'Written by', cell: ({ wordsBy }) => wordsBy ?? 'N/A' },
  ];
  if (!onDescribe) return columns;
  const button: Column<StaffIncidentView> = {
    title: 'Change',
    cell: (incident) => (
      <Button
        size="small"
        aria-label={`${incident.title ? 'Change the words about' : 'Write about'} ${incident.service}, ${formatDateTime(incident.openedAt)}`}
        onClick={() => onDescribe(incident)}
      >
        {incident.title ? 'Change' : 'Write'}
      </Button>
    ),
    isNarrow: true,
  };
  return [...columns, button];
}
