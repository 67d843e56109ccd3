import type { TableColumnsType } from 'antd';
import type { AuditLogView } from '@rep13/contracts';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { DataTable } from '../frame/DataTable.tsx';
import { EventDetails } from './EventDetails.tsx';

const COLUMNS: TableColumnsType<AuditLogView> = [
  { title: 'Event type', dataIndex: 'eventType' },
  { title: 'Details', render: (_, { eventData }) => <EventDetails data={eventData} /> },
  { title: 'Payment status', render: (_, { paymentStatus }) => <PaymentStatus status={paymentStatus} /> },
  { title: 'Timestamp', render: (_, { timestamp }) => formatDateTime(timestamp) },
];

function PaymentStatus({ status }: { status: string | null }) {
  if (!status) return 'N/A';
  return <StatusBadge tone={status === 'completed' ? 'good' : 'neutral'}>{status}</StatusBadge>;
}

export function AuditLogsTable({ logs }: { logs: readonly AuditLogView[] }) {
  return <DataTable label="Audit logs" columns={COLUMNS} rows={logs} empty="No audit logs found" />;
}
