import { useState } from 'react';
import { Button } from 'antd';
import { list } from '@rep13/contracts-api-admin/authorities';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import styles from '../list/list.module.css';
import { REFRESH_MS } from '../list/useList.ts';
import { mayManage, mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { authorityColumns, type Asked } from './authority-columns.tsx';
import { EndKeyDialog, SaveAuthorityDialog, RemoveAuthorityDialog } from './AuthorityDialogs.tsx';

/** The authorities that staff has found, with the number each is called back by. */
export function AuthoritiesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="The directory: whose mail domain is whose, and by which number an authority is called back. It holds only what one of us has read at the authority itself.">
        <Authorities />
      </TitledPage>
    </AdminLayout>
  );
}

function Authorities() {
  const { role } = useStaffMember();
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayChange = mayManage(role);
  const dialog = { onChanged: () => void answer.mutate(), onClose: () => setAsked(null) };
  return (
    <div className={styles.list}>
      {mayChange && (
        <div>
          <Button type="primary" onClick={() => setAsked({ what: 'add' })}>
            Add an authority
          </Button>
        </div>
      )}
      <Loaded answer={answer} lines={10}>
        {(authorities) =>
          authorities.length === 0 ? (
            <EmptyState>
              The directory is empty. Without an entry, nobody’s request can be told from another’s by its
              domain, and nobody is called back.
            </EmptyState>
          ) : (
            <DataTable
              label="Authorities"
              columns={authorityColumns(setAsked, { mayChange, mayEndKeys: mayWork(role) })}
              rows={authorities}
            />
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
      {asked?.what === 'add' && <SaveAuthorityDialog {...dialog} />}
      {asked?.what === 'correct' && <SaveAuthorityDialog {...dialog} authority={asked.authority} />}
      {asked?.what === 'end-key' && <EndKeyDialog {...dialog} ended={asked.key} />}
      {asked?.what === 'remove' && <RemoveAuthorityDialog {...dialog} authority={asked.authority} />}
    </div>
  );
}
