import { Button } from 'antd';
import type { CoordinatorView } from '@rep13/contracts-agreements';
import { formatDate } from '@rep13/ui';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import styles from './coordinators.module.css';

/** What is asked for at a coordinator. */
export interface Asked {
  coordinator: CoordinatorView;
  what: 'confirm' | 'withdraw';
}

const PROCEDURES: Record<CoordinatorView['procedure'], string> = {
  letter: 'By letter',
  registry: 'In its register',
  unclear: 'Not known',
};

const STATUSES: Record<CoordinatorView['status'], string> = {
  authority: 'Says so itself',
  commission: 'Named by the Commission',
  interim: 'Interim',
  unconfirmed: 'To be confirmed',
};

/** `mayConfirm` is false for who may only read. */
export const coordinatorColumns = (
  onAsk: (asked: Asked) => void,
  mayConfirm: boolean,
): readonly Column<CoordinatorView>[] => [
  {
    title: 'Coordinator',
    cell: ({ name, state, site }) => <TwoLines main={name} more={site ? `${state}, ${site}` : state} />,
  },
  {
    title: 'Known as coordinator',
    cell: ({ status, source, asOf }) => (
      <TwoLines main={STATUSES[status]} more={`${source} Read ${formatMonth(asOf)}.`} />
    ),
    isLong: true,
  },
  {
    title: 'Takes notifications',
    cell: ({ procedure, note }) => <TwoLines main={PROCEDURES[procedure]} more={note} />,
  },
  {
    title: 'Confirmed address',
    cell: ({ address }) =>
      address ? (
        <TwoLines main={address.email} more={`${address.source}, ${formatDate(address.confirmedAt)}`} />
      ) : (
        'None (send manually)'
      ),
    isLong: true,
  },
  ...(mayConfirm
    ? [
        {
          title: 'Change',
          cell: (coordinator: CoordinatorView) => <Changes coordinator={coordinator} onAsk={onAsk} />,
          isNarrow: true as const,
        },
      ]
    : []),
];

interface ChangesProps {
  coordinator: CoordinatorView;
  onAsk: (asked: Asked) => void;
}

function Changes({ coordinator, onAsk }: ChangesProps) {
  const { name, address } = coordinator;
  const button = (what: Asked['what'], label: string) => (
    <Button size="small" aria-label={`${label}: ${name}`} onClick={() => onAsk({ coordinator, what })}>
      {label}
    </Button>
  );
  return (
    <span className={styles.buttons}>
      {button('confirm', address ? 'Change' : 'Confirm an address')}
      {address && button('withdraw', 'Withdraw')}
    </span>
  );
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** @param month such as `2026-11` */
const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
