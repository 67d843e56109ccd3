import { useState } from 'react';
import type { BillingTaskView } from '@rep13/contracts-onboarding';
import { EmptyState, Loaded } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import styles from '../list/list.module.css';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { SettledTasks } from './SettledTasks.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { openTaskColumns } from './task-columns.tsx';
import { useOpenBillingTasks } from '../money/useBillingTasks.ts';

/** What no rule settles about money. */
export function BillingTasksPage() {
  return (
    <AdminLayout>
      <TitledPage
        lead="What no rule settles about money. Do what it takes, then say here how it was settled."
        actions={<Link to="/admin/payments">Payments</Link>}
      >
        <Tasks />
      </TitledPage>
    </AdminLayout>
  );
}

function Tasks() {
  const { role } = useStaffMember();
  const answer = useOpenBillingTasks();
  const [settling, setSettling] = useState<BillingTaskView | null>(null);
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={6}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState>Nothing has to be settled.</EmptyState>
          ) : (
            <DataTable
              label="Open billing tasks"
              columns={openTaskColumns(mayManage(role) ? setSettling : null)}
              rows={tasks}
            />
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
      <SettledTasks />
      {settling && <SettleDialog task={settling} onClose={() => setSettling(null)} />}
    </div>
  );
}
