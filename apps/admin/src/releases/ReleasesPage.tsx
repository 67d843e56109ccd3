import { LIST_MAX } from '@rep13/contracts-constants';
import { list } from '@rep13/contracts-api-admin/releases';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import styles from '../list/list.module.css';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { RELEASE_COLUMNS } from './release-columns.tsx';

/** Which version of the site's parts was released when, by whom and why. */
export function ReleasesPage() {
  return (
    <AdminLayout>
      <TitledPage lead="What each part of the site was released as, and what its checks stopped.">
        <Releases />
      </TitledPage>
    </AdminLayout>
  );
}

function Releases() {
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={6}>
        {(releases) => (
          <>
            {releases.length === 0 ? (
              <EmptyState>Nothing was released yet.</EmptyState>
            ) : (
              <DataTable
                label="Releases"
                columns={RELEASE_COLUMNS}
                rows={releases}
                keyOf={({ at, remote, outcome }) => `${at} ${remote} ${outcome}`}
              />
            )}
            {releases.length === LIST_MAX && <p>The newest {LIST_MAX} are shown. There may be older ones.</p>}
          </>
        )}
      </Loaded>
      <LiveNote answer={answer} />
    </div>
  );
}
