import { useState } from 'react';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import { list } from '@rep13/contracts-api-admin/incidents';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import styles from '../list/list.module.css';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { DescribeDialog } from './DescribeDialog.tsx';
import { incidentColumns } from './incident-columns.tsx';

/** The incidents on the status page: found by measuring, described by staff. */
export function IncidentsPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Measurements open and close them. What you write here is what everybody reads on the status page.">
        <Incidents />
      </TitledPage>
    </AdminLayout>
  );
}

function Incidents() {
  const { role } = useStaffMember();
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  const [described, setDescribed] = useState<StaffIncidentView | null>(null);
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={6}>
        {(incidents) =>
          incidents.length === 0 ? (
            <EmptyState>No incident in the last 90 days.</EmptyState>
          ) : (
            <DataTable
              label="Incidents"
              columns={incidentColumns(mayWork(role) ? setDescribed : null)}
              rows={incidents}
            />
          )
        }
      </Loaded>
      <LiveNote answer={answer} />
      {described && (
        <DescribeDialog
          incident={described}
          onChanged={() => void answer.mutate()}
          onClose={() => setDescribed(null)}
        />
      )}
    </div>
  );
}
