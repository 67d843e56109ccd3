import type { TicketView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import type { Column } from '../list/DataTable.tsx';
import { Clock } from '../ticket-clock/Clock.tsx';
import { CompliantBadge, TicketStatusBadge, UrgencyBadge } from './TicketBadges.tsx';
import { ticketPath } from '../ticket-clock/ticket-path.ts';

export const TICKET_COLUMNS: readonly Column<TicketView>[] = [
  {
    title: 'Ticket',
    cell: ({ id, ticketNumber }) => <Link to={ticketPath(id)}>{ticketNumber}</Link>,
    isNarrow: true,
  },
  { title: 'Authority', cell: ({ authorityName }) => authorityName },
  { title: 'Urgency', cell: ({ urgencyLevel }) => <UrgencyBadge urgencyLevel={urgencyLevel} /> },
  { title: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
  { title: 'SLA compliant', cell: ({ slaCompliant }) => <CompliantBadge slaCompliant={slaCompliant} /> },
  { title: 'Clock', cell: (ticket) => <Clock ticket={ticket} />, isNarrow: true },
  {
    title: 'Contact date',
    cell: ({ authorityContactDate }) => formatDateTime(authorityContactDate),
    isNarrow: true,
  },
];

/** In the list of all clients' orders. */
export const TICKET_AND_CLIENT_COLUMNS: readonly Column<TicketView>[] = [
  ...TICKET_COLUMNS.slice(0, 2),
  { title: 'Client', cell: ({ signupId }) => <Link to={clientPath(signupId)}>{signupId}</Link> },
  ...TICKET_COLUMNS.slice(2),
];
