import type { TableColumnsType } from 'antd';
import type { TicketView } from '@rep13/contracts';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { DataTable } from '../frame/DataTable.tsx';
import { STATUS } from './ticket-words.ts';

const COLUMNS: TableColumnsType<TicketView> = [
  { title: 'Ticket', dataIndex: 'ticketNumber' },
  { title: 'Authority', dataIndex: 'authorityName' },
  { title: 'Status', render: (_, { status }) => <TicketStatus status={status} /> },
  {
    title: 'SLA compliant',
    render: (_, { slaCompliant }) => (
      <StatusBadge tone={slaCompliant ? 'good' : 'bad'}>{slaCompliant ? 'Yes' : 'No'}</StatusBadge>
    ),
  },
  { title: 'Contact date', render: (_, { authorityContactDate }) => formatDateTime(authorityContactDate) },
];

function TicketStatus({ status }: Pick<TicketView, 'status'>) {
  const [tone, text] = STATUS[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

export function TicketsTable({ tickets }: { tickets: readonly TicketView[] }) {
  return <DataTable label="SLA tickets" columns={COLUMNS} rows={tickets} empty="No SLA tickets found" />;
}
