import { useState } from 'react';
import { Button } from 'antd';
import type { OneTimePasswordView, StaffMemberView } from '@rep13/contracts-admin';
import { list } from '@rep13/contracts-api-admin/users';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';
import { staffColumns } from './staff-columns.tsx';
import { StaffDialog, type StaffChange } from './StaffDialog.tsx';

/** Who works here, for admins. */
export function StaffPage() {
  return (
    <AdminLayout>
      <Staff />
    </AdminLayout>
  );
}

type Open = { kind: 'add' } | { kind: 'change'; change: StaffChange; member: StaffMemberView } | null;

function Staff() {
  const me = useStaffMember();
  const answer = useAdminApi(mayManage(me.role) ? addressOf(list) : null);
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState<OneTimePasswordView | null>(null);
  const dialog = { onChanged: () => void answer.mutate(), onMade: setMade, onClose: () => setOpen(null) };

  if (!mayManage(me.role)) return <TitledPage>Only admins may see who works here.</TitledPage>;
  return (
    <TitledPage
      lead="Admins may do everything, caseworkers work on orders and emails, auditors read and export."
      actions={
        <Button type="primary" onClick={() => setOpen({ kind: 'add' })}>
          Add a member
        </Button>
      }
    >
      <Loaded answer={answer} lines={6}>
        {(staff) => (
          <DataTable
            label="Staff"
            columns={staffColumns(me.id, (change, member) => setOpen({ kind: 'change', change, member }))}
            rows={staff}
          />
        )}
      </Loaded>
      {open?.kind === 'add' && <AddStaffDialog {...dialog} />}
      {open?.kind === 'change' && <StaffDialog {...open} {...dialog} />}
      {made && <OneTimePassword made={made} onClose={() => setMade(null)} />}
    </TitledPage>
  );
}
