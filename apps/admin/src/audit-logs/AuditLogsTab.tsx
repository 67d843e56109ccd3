import { AUDIT_LOG_ROWS } from '@rep13/contracts/constants';
import { Loaded } from '@rep13/ui';
import { AuditLogsTable } from './AuditLogsTable.tsx';
import { useAuditLogs } from './useAuditLogs.ts';

export function AuditLogsTab() {
  return (
    <Loaded answer={useAuditLogs()} lines={8}>
      {(logs) => <AuditLogsTable logs={logs.slice(0, AUDIT_LOG_ROWS)} />}
    </Loaded>
  );
}
