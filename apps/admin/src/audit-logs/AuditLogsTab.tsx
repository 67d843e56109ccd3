import type { AuditLogView } from '@rep13/contracts-onboarding';
import { Button } from 'antd';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const FILTERS = ['search', 'signupId'];

/** One line for each thing that happened: the first 50, then older ones. */
export function AuditLogsTab() {
  const list = useList<AuditLogView>('/api/admin/audit-logs', FILTERS);
  const { signupId } = list.filters.values;
  return (
    <ListView
      list={list}
      label="Audit logs"
      columns={AUDIT_COLUMNS}
      empty="No audit logs found"
      searchLabel="Search event type or signup number"
    >
      {signupId && (
        <Button
          onClick={() => list.filters.set('signupId', '')}
          aria-label={`Show all signups, not only ${signupId}`}
        >
          Only signup {signupId} ×
        </Button>
      )}
    </ListView>
  );
}
