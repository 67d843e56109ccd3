import { Button } from 'antd';
import { PROVIDER_TROUBLES, type BillingTaskKind } from '@rep13/contracts-constants';
import type { BillingTaskView } from '@rep13/contracts-onboarding';
import { formatDate, isolated } from '@rep13/ui';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { TASK_LABELS } from './task-labels.ts';

type TaskColumn = Column<BillingTaskView>;

const CLIENT: TaskColumn = { title: 'Client', cell: clientOf };
const DETAILS: TaskColumn = { title: 'Details', cell: ({ details }) => isolated(details), isLong: true };

/** `onSettle` is null for who may only read. */
export function openTaskColumns(onSettle: ((task: BillingTaskView) => void) | null): readonly TaskColumn[] {
  const columns: readonly TaskColumn[] = [
    {
      title: 'What to settle',
      cell: ({ kind }) => (
        <TwoLines main={<strong>{TASK_LABELS[kind].title}</strong>} more={TASK_LABELS[kind].advice} />
      ),
      isLong: true,
    },
    CLIENT,
    DETAILS,
    { title: 'Since', cell: ({ openedAt }) => formatDate(openedAt), isNarrow: true },
  ];
  if (!onSettle) return columns;
  return [
    ...columns,
    {
      title: 'Settle',
      cell: (task) => (
        <Button size="small" aria-label={`Settle: ${taskName(task)}`} onClick={() => onSettle(task)}>
          Settle
        </Button>
      ),
      isNarrow: true,
    },
  ];
}

/** `nameOf` says who an actor is. */
export const settledTaskColumns = (nameOf: (actor: string) => string): readonly TaskColumn[] => [
  { title: 'Task', cell: ({ kind }) => TASK_LABELS[kind].title },
  CLIENT,
  DETAILS,
  { title: 'How it was settled', cell: ({ note }) => isolated(note ?? ''), isLong: true },
  {
    title: 'Settled',
    cell: ({ doneAt, doneBy }) => <TwoLines main={formatDate(doneAt)} more={nameOf(doneBy ?? 'system')} />,
    isNarrow: true,
  },
];

/** Such as "A client paid twice, Acme". */
export const taskName = ({ kind, companyName }: BillingTaskView): string =>
  companyName ? `${TASK_LABELS[kind].title}, ${companyName}` : TASK_LABELS[kind].title;

const isTroubleOfAll = (kind: BillingTaskKind): boolean =>
  (PROVIDER_TROUBLES as readonly BillingTaskKind[]).includes(kind);

function clientOf({ kind, signupId, companyName }: BillingTaskView) {
  if (isTroubleOfAll(kind)) return 'All';
  if (signupId === null) return 'Not known';
  return <CompanyLink signupId={signupId} name={companyName ?? `Signup ${signupId}`} />;
}
