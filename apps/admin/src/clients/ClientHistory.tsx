import type { AuditLogView } from '@rep13/contracts-onboarding';
import { AUDIT_LOG_ROWS } from '@rep13/contracts-constants';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AUDIT_COLUMNS } from '../audit-logs/audit-columns.tsx';
import { tabPath } from '../frame/tabs.ts';
import { DataTable } from '../list/DataTable.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** The audit trail of one client: the newest lines, and the way to all of them. */
export function ClientHistory({ signupId }: { signupId: number }) {
  const answer = useAdminApi<AuditLogView[]>(
    `/api/admin/audit-logs?signupId=${signupId}&limit=${AUDIT_LOG_ROWS}`,
    REFRESH_MS,
  );
  const all = `${tabPath('audit')}&signupId=${signupId}`;
  return (
    <Section title="Audit trail" action={<Link to={all}>All lines, and export</Link>}>
      <Loaded answer={answer} lines={6}>
        {(logs) =>
          logs.length === 0 ? (
            <EmptyState>No audit logs found</EmptyState>
          ) : (
            <DataTable label="Audit trail of this client" columns={AUDIT_COLUMNS} rows={logs} />
          )
        }
      </Loaded>
    </Section>
  );
}
