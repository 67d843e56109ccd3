import type { ReleaseOutcome, ReleaseView } from '@rep13/contracts-gateway';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';

type Badge = readonly [tone: 'good' | 'bad' | 'waiting', label: string];

const OUTCOMES: Record<ReleaseOutcome, Badge> = {
  previewed: ['waiting', 'Preview'],
  stopped: ['bad', 'Stopped by its check'],
  released: ['good', 'Released'],
  'rolled-back': ['bad', 'Rolled back'],
};

export const RELEASE_COLUMNS: readonly Column<ReleaseView>[] = [
  { title: 'When', cell: ({ at }) => formatDateTime(at), isNarrow: true },
  { title: 'Part', cell: ({ remote, version }) => <TwoLines main={remote} more={version} /> },
  { title: 'Outcome', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  { title: 'Without it', cell: ({ earlier }) => earlier ?? 'Nothing' },
  { title: 'Why', cell: ({ why, who }) => <TwoLines main={why} more={who} />, isLong: true },
  { title: 'Found', cell: ({ found }) => found.join('; '), isLong: true },
];

function Outcome({ outcome }: Pick<ReleaseView, 'outcome'>) {
  const [tone, label] = OUTCOMES[outcome];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
