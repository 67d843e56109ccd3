import { ACTOR } from '@rep13/contracts-constants';
import type { AuditLogsQuery } from '@rep13/contracts-onboarding';
import { Button } from 'antd';
import * as files from '@rep13/contracts-api-admin/exports';
import * as lists from '@rep13/contracts-api-admin/lists';
import { AN_ID, ANY_TEXT, type FiltersOf } from '../list/allowed-values.ts';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditColumns } from './useAuditColumns.ts';
import { AUDIT_KINDS } from './audit-kinds.ts';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

const FILTERS: FiltersOf<AuditLogsQuery> = {
  search: ANY_TEXT,
  signupId: AN_ID,
  kind: AUDIT_KINDS,
  actor: ACTOR,
  from: A_DAY,
  to: A_DAY,
};

/** One line for each thing that happened: the first 50, then older ones. */
export function AuditLogsTab() {
  const list = useList(lists.auditLogs, FILTERS);
  const columns = useAuditColumns();
  const { signupId } = list.filters.values;
  return (
    <ListView
      list={list}
      file={files.auditLogs}
      label="Audit logs"
      columns={columns}
      empty="No audit logs found"
      searchLabel="Search event type or signup number"
    >
      <AuditFilters filters={list.filters} />
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
