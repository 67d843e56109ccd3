import { AUDIT_LOG_ROWS } from '@rep13/contracts-constants';
import { auditLogs } from '@rep13/contracts-api-admin/lists';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useAuditColumns } from '../audit-logs/useAuditColumns.ts';
import { tabPath } from '../frame/tabs.ts';
import { DataTable } from '../list/DataTable.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The audit trail of one client: the newest lines, and the way to all of them. */
export function ClientHistory({ signupId }: { signupId: number }) {
  const answer = useAdminApi(
    addressOf(auditLogs, { query: { signupId, limit: AUDIT_LOG_ROWS } }),
    REFRESH_MS,
  );
  const columns = useAuditColumns();
  const all = `${tabPath('audit')}&signupId=${signupId}`;
  return (
    <Section title="Audit trail" action={<Link to={all}>All lines, and export</Link>}>
      <Loaded answer={answer} lines={6}>
        {(logs) =>
          logs.length === 0 ? (
            <EmptyState>No audit logs found</EmptyState>
          ) : (
            <DataTable label="Audit trail of this client" columns={columns} rows={logs} />
          )
        }
      </Loaded>
    </Section>
  );
}
