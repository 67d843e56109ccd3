import { useState } from 'react';
import { list } from '@rep13/contracts-api-admin/designations';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import styles from '../list/list.module.css';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import own from './designations.module.css';
import { designationColumns, type Asked } from './designation-columns.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** Letters that coordinators have to get, or have not acknowledged yet. */
export function DesignationsPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Letters of designation and of its end, from signature to the coordinator’s acknowledgement, oldest first.">
        <ul className={own.ways}>
          <li>
            <Link to="/admin/coordinators">Coordinators, and where they take letters by mail</Link>
          </li>
          <li>
            <Link to="/admin/representative">Our own details, and how far a change of them is</Link>
          </li>
        </ul>
        <Letters />
      </TitledPage>
    </AdminLayout>
  );
}

function Letters() {
  const { role } = useStaffMember();
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = designationColumns(setAsked, mayWork(role));
  const onClose = () => setAsked(null);
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={6}>
        {(letters) =>
          letters.length === 0 ? (
            <EmptyState>Nothing to notify. Every letter that was signed is acknowledged.</EmptyState>
          ) : (
            <DataTable label="Letters" columns={columns} rows={letters} />
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
      {asked?.what === 'read' && <LetterDialog letter={asked.letter} onClose={onClose} />}
      {asked && asked.what !== 'read' && (
        <MoveDialog
          letter={asked.letter}
          move={asked.what}
          onChanged={() => void answer.mutate()}
          onClose={onClose}
        />
      )}
    </div>
  );
}
