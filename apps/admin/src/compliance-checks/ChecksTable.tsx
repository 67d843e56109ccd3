import type { TableColumnsType } from 'antd';
import type { ComplianceCheckView } from '@rep13/contracts';
import { formatDate, StatusBadge } from '@rep13/ui';
import { DataTable } from '../frame/DataTable.tsx';

const COLUMNS: TableColumnsType<ComplianceCheckView> = [
  { title: 'Company', dataIndex: 'companyName' },
  { title: 'Email', dataIndex: 'email' },
  {
    title: 'Status',
    render: (_, { requiresLegalRep }) => (
      <StatusBadge tone={requiresLegalRep ? 'waiting' : 'neutral'}>
        {requiresLegalRep ? 'Legal Rep Required' : 'Not Required'}
      </StatusBadge>
    ),
  },
  { title: 'Date', render: (_, { createdAt }) => formatDate(createdAt) },
];

export function ChecksTable({ checks }: { checks: readonly ComplianceCheckView[] }) {
  return (
    <DataTable label="Compliance checks" columns={COLUMNS} rows={checks} empty="No compliance checks found" />
  );
}
