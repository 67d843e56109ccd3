import { useState } from 'react';
import { list } from '@rep13/contracts-api-admin/coordinators';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import styles from '../list/list.module.css';
import { REFRESH_MS } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ConfirmAddressDialog, WithdrawAddressDialog } from './AddressDialogs.tsx';
import { coordinatorColumns, type Asked } from './coordinator-columns.tsx';

/** How each coordinator is notified, and where letters to it may go by mail. */
export function CoordinatorsPage() {
  return (
    <AdminLayout>
      <TitledPage lead="The Digital Services Coordinators of the Member States. A letter is mailed only to an address that one of us has read at the authority itself and confirmed here.">
        <Coordinators />
      </TitledPage>
    </AdminLayout>
  );
}

function Coordinators() {
  const { role } = useStaffMember();
  const answer = useAdminApi(addressOf(list), REFRESH_MS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = asked && {
    coordinator: asked.coordinator,
    onChanged: () => void answer.mutate(),
    onClose: () => setAsked(null),
  };
  return (
    <div className={styles.list}>
      <Loaded answer={answer} lines={12}>
        {(coordinators) => (
          <DataTable
            label="Coordinators"
            columns={coordinatorColumns(setAsked, mayManage(role))}
            rows={coordinators}
            keyOf={({ state }) => state}
          />
        )}
      </Loaded>
      <LiveNote answer={answer} />
      {dialog && asked.what === 'confirm' && <ConfirmAddressDialog {...dialog} />}
      {dialog && asked.what === 'withdraw' && <WithdrawAddressDialog {...dialog} />}
    </div>
  );
}
