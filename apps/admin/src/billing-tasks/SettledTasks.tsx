import { useState } from 'react';
import { EmptyState, Loaded } from '@rep13/ui';
import { DataTable } from '../list/DataTable.tsx';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { settledTaskColumns } from './task-columns.tsx';
import styles from './billing-tasks.module.css';
import { useAllBillingTasks } from '../money/useBillingTasks.ts';

/** Looked at now and then, so they are fetched and shown when they are asked for. */
export function SettledTasks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.settled} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Settled tasks</summary>
      {isOpen && <Settled />}
    </details>
  );
}

function Settled() {
  const nameOf = useStaffNames();
  const answer = useAllBillingTasks();
  return (
    <Loaded answer={answer} lines={4}>
      {(tasks) => {
        const settled = tasks.filter(({ doneAt }) => doneAt !== null);
        return settled.length === 0 ? (
          <EmptyState>Nothing was settled yet.</EmptyState>
        ) : (
          <DataTable label="Settled billing tasks" columns={settledTaskColumns(nameOf)} rows={settled} />
        );
      }}
    </Loaded>
  );
}
