import { useEffect, useMemo, type ReactNode } from 'react';
import type { ColleagueView } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import { EmptyState, LoadError, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { tabPath } from '../frame/tabs.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { DataTable, type Column } from '../list/DataTable.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { assigneeLabel, QUEUE_COLUMNS } from '../sla-tickets/ticket-columns.tsx';
import { useTicketsTabStore } from '../sla-tickets/useTicketsTabStore.ts';
import styles from './dashboard.module.css';
import { QueueAction, acknowledgeFocusedRow } from './QueueAction.tsx';
import type { Queue as QueueOfOrders } from './useQueue.ts';

/** What a day begins with: the orders that are due soon, and the others that wait for us. */
export function Queue({
  queue: { due, waiting, hasMoreDue, hasMoreWaiting, error, reload },
}: {
  queue: QueueOfOrders;
}) {
  const { role } = useStaffMember();
  useShortcuts(
    mayWork(role) ? [{ key: 'a', label: 'Acknowledge the order in focus', run: acknowledgeFocusedRow }] : [],
  );
  // Who opens an order here goes on through all that are open, whatever the list of orders showed before.
  useEffect(() => useTicketsTabStore.setState({ filters: {} }), []);
  if (error) return <LoadError error={error} onRetry={reload} />;
  return (
    <div className={styles.queue}>
      <Orders
        title="Due in the next 24 hours"
        label="Orders due in the next 24 hours"
        rows={due}
        all={
          <Link to={`${tabPath('sla')}&open=true`}>
            {hasMoreDue ? 'More are due: all open orders' : 'All open orders'}
          </Link>
        }
        empty="Nothing is due in the next 24 hours."
      />
      <Orders
        title="Waits for us"
        label="Orders that wait for us"
        rows={waiting}
        all={
          <Link to={`${tabPath('sla')}&waiting=true`}>
            {hasMoreWaiting ? 'More wait: all of them' : 'All that wait for us'}
          </Link>
        }
        empty="No other order is waiting for us."
      />
    </div>
  );
}

interface OrdersProps {
  title: string;
  /** Of the table. */
  label: string;
  rows: readonly TicketView[];
  /** The way to the whole list. */
  all: ReactNode;
  empty: string;
}

function Orders({ title, label, rows, all, empty }: OrdersProps) {
  const { role } = useStaffMember();
  const { data: colleagues = [] } = useColleagues();
  const columns = useMemo(() => columnsFor(colleagues, mayWork(role)), [colleagues, role]);
  return (
    <Section title={title} action={all}>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <DataTable label={label} columns={columns} rows={rows} rowHeight={36} />
      )}
    </Section>
  );
}

const columnsFor = (
  colleagues: readonly ColleagueView[],
  mayAcknowledge: boolean,
): readonly Column<TicketView>[] => [
  ...QUEUE_COLUMNS,
  {
    title: 'Assignee',
    cell: ({ assigneeId }) => assigneeLabel(assigneeId, colleagues),
    isNarrow: true,
    isPlain: true,
  },
  {
    title: 'Action',
    cell: (ticket) => <QueueAction ticket={ticket} mayAcknowledge={mayAcknowledge} />,
    isNarrow: true,
    isPlain: true,
  },
];
