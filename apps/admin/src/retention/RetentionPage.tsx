import { get } from '@rep13/contracts-api-admin/retention';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded, Notice } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import listStyles from '../list/list.module.css';
import { useAdminApi } from '../session/useAdminApi.ts';
import { LegalHolds } from './LegalHolds.tsx';
import { Nights } from './Nights.tsx';
import { classColumns, toClassRows } from './retention-classes.tsx';
import styles from './retention.module.css';

/** What is deleted when, what goes tonight, and the clients of whom nothing is deleted. */
export function RetentionPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Expired data is deleted every night at 02:00 UTC. This is the table of the privacy policy, with a dry run for tonight.">
        <div className={styles.parts}>
          <LegalHolds />
          <DryRun />
        </div>
      </TitledPage>
    </AdminLayout>
  );
}

function DryRun() {
  const answer = useAdminApi(addressOf(get), REFRESH_MS);
  return (
    <div className={listStyles.list}>
      <Loaded answer={answer} lines={12}>
        {(view) => (
          <div className={styles.parts}>
            <Away services={view.unavailable} />
            <section className={styles.part}>
              <h2>What is kept, and what is due tonight</h2>
              <DataTable
                label="What is kept, and what is due tonight"
                columns={classColumns}
                rows={toClassRows(view)}
                keyOf={(row) => row.class}
              />
            </section>
            <Nights services={view.services} />
          </div>
        )}
      </Loaded>
      <LiveNote answer={answer} />
    </div>
  );
}

function Away({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <Notice tone="bad" role="status">
      {`No answer from ${services.join(', ')}: what is theirs is not counted here. They delete nothing while they are away.`}
    </Notice>
  );
}
