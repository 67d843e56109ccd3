import type { DeadLetterView } from '@rep13/contracts-messaging';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { RedriveButton } from './RedriveButton.tsx';

/** `onRedriven` is null for roles that may only read. */
export function deadLetterColumns(onRedriven: (() => void) | null): readonly Column<DeadLetterView>[] {
  const columns: Column<DeadLetterView>[] = [
    { title: 'Handler', cell: ({ service, consumer }) => <TwoLines main={consumer} more={service} /> },
    {
      title: 'Event',
      cell: ({ eventType, eventId }) => <TwoLines main={eventType ?? 'Not an event'} more={eventId} />,
    },
    { title: 'Tries', cell: ({ attempts }) => attempts },
    { title: 'Reason', cell: ({ lastError }) => lastError, isLong: true },
    { title: 'Put aside', cell: ({ deadAt }) => formatDateTime(deadAt), isNarrow: true },
    { title: 'State', cell: ({ redrivenAt }) => <LetterState redrivenAt={redrivenAt} /> },
  ];
  if (!onRedriven) return columns;
  const redrive = (letter: DeadLetterView) =>
    letter.redrivenAt ? null : <RedriveButton letter={letter} onRedriven={onRedriven} />;
  return [...columns, { title: 'Handle', cell: redrive, isNarrow: true }];
}

function LetterState({ redrivenAt }: Pick<DeadLetterView, 'redrivenAt'>) {
  if (!redrivenAt) return <StatusBadge tone="bad">Waiting</StatusBadge>;
  return <TwoLines main={<StatusBadge tone="good">Handled</StatusBadge>} more={formatDateTime(redrivenAt)} />;
}
