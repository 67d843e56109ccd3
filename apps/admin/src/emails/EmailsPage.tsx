import { useMemo } from 'react';
import type { EmailsQuery } from '@rep13/contracts-notifications';
import { EMAIL_STATUSES } from '@rep13/contracts-notifications/constants';
import * as emails from '@rep13/contracts-api-admin/emails';
import * as files from '@rep13/contracts-api-admin/exports';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import type { FiltersOf } from '../list/allowed-values.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { emailColumns } from './email-columns.tsx';
import { EMAIL_KINDS, EMAIL_STATUS } from './email-labels.ts';

const FILTERS: FiltersOf<EmailsQuery> = ['search', 'status', 'type'];
const STATUSES = EMAIL_STATUSES.map((status) => [status, EMAIL_STATUS[status][1]] as const);

/** Every try at every mail, and the way to send one again. */
export function EmailsPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Every attempt to send an email, newest first.">
        <Emails />
      </TitledPage>
    </AdminLayout>
  );
}

function Emails() {
  const { role } = useStaffMember();
  const list = useList(emails.list, FILTERS);
  const { values, set } = list.filters;
  const { reload } = list;
  const columns = useMemo(() => emailColumns(mayWork(role) ? () => void reload() : null), [role, reload]);
  return (
    <ListView
      list={list}
      file={files.emails}
      label="Emails"
      columns={columns}
      empty="No emails found"
      searchLabel="Search recipient, subject or Client ID"
    >
      <FilterSelect
        label="Status"
        value={values['status'] ?? ''}
        options={STATUSES}
        onChange={(value) => set('status', value)}
      />
      <FilterSelect
        label="Mail"
        value={values['type'] ?? ''}
        options={EMAIL_KINDS}
        onChange={(value) => set('type', value)}
      />
    </ListView>
  );
}
