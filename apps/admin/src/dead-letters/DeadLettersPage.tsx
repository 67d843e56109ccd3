import { useMemo } from 'react';
import { LIST_MAX } from '@rep13/contracts-constants';
import { EmptyState, Loaded, Notice } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import styles from '../list/list.module.css';
import { LiveNote } from '../list/LiveNote.tsx';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { deadLetterColumns } from './dead-letter-columns.tsx';
import { useDeadLetters } from './useDeadLetters.ts';

/** Events that a service could not handle. */
export function DeadLettersPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Events that a service could not handle in three tries. Fix the cause, then have them processed again.">
        <Letters />
      </TitledPage>
    </AdminLayout>
  );
}

function Letters() {
  const { role } = useStaffMember();
  const answer = useDeadLetters();
  const { mutate } = answer;
  const columns = useMemo(
    () => deadLetterColumns(mayManage(role) ? () => void mutate() : null),
    [role, mutate],
  );
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={6}>
        {({ letters, away }) => (
          <>
            {away.length > 0 && (
              <Notice tone="waiting" role="status">
                Not answering: {away.join(', ')}. Their dead letters are missing here.
              </Notice>
            )}
            {letters.length === 0 ? (
              <EmptyState>No failed events. Every event was handled.</EmptyState>
            ) : (
              <DataTable
                label="Failed events"
                columns={columns}
                rows={letters}
                keyOf={({ service, id }) => `${service} ${id}`}
              />
            )}
            {letters.length === LIST_MAX && <p>The newest {LIST_MAX} are shown. There may be older ones.</p>}
          </>
        )}
      </Loaded>
      <LiveNote answer={answer} />
    </div>
  );
}
