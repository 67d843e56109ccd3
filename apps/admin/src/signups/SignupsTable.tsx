import type { TableColumnsType } from 'antd';
import type { SignupListItem } from '@rep13/contracts';
import { formatDate } from '@rep13/ui';
import { DataTable } from '../frame/DataTable.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';

const COLUMNS: TableColumnsType<SignupListItem> = [
  {
    title: 'Company',
    render: (_, { companyName, clientId }) => <TwoLines main={companyName} more={clientId} />,
  },
  {
    title: 'Contact',
    render: (_, { legalContactName, legalContactEmail }) => (
      <TwoLines main={legalContactName} more={legalContactEmail} />
    ),
  },
  { title: 'Country', dataIndex: 'countryOfIncorporation' },
  { title: 'Registered', render: (_, { createdAt }) => formatDate(createdAt) },
];

export function SignupsTable({ signups }: { signups: readonly SignupListItem[] }) {
  return (
    <DataTable label="Client signups" columns={COLUMNS} rows={signups} empty="No client signups found" />
  );
}
