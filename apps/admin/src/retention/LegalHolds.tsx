import { useState } from 'react';
import { Button } from 'antd';
import type { LegalHoldView } from '@rep13/contracts-onboarding';
import { list } from '@rep13/contracts-api-admin/legal-holds';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded } from '@rep13/ui';
import { DataTable } from '../list/DataTable.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { holdColumns } from './hold-columns.tsx';
import { LiftHoldDialog, SetHoldDialog } from './HoldDialogs.tsx';
import styles from './retention.module.css';

/** The clients of whom nothing is deleted; admins set and lift holds, everybody reads them. */
export function LegalHolds() {
  const { role } = useStaffMember();
  const nameOf = useStaffNames();
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  const [open, setOpen] = useState<'set' | LegalHoldView | null>(null);
  const dialog = { onChanged: () => void answer.mutate(), onClose: () => setOpen(null) };
  const columns = holdColumns(nameOf, mayManage(role) ? setOpen : null);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>Legal holds</h2>
        {mayManage(role) && <Button onClick={() => setOpen('set')}>Set a hold</Button>}
      </div>
      <Loaded answer={answer} lines={3}>
        {(holds) =>
          holds.length === 0 ? (
            <EmptyState>No legal holds.</EmptyState>
          ) : (
            <DataTable label="Legal holds" columns={columns} rows={holds} />
          )
        }
      </Loaded>
      {open === 'set' && <SetHoldDialog {...dialog} />}
      {open !== null && open !== 'set' && <LiftHoldDialog hold={open} {...dialog} />}
    </section>
  );
}
