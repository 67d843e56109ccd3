import { complianceOf } from '@rep13/contracts-sla/constants';
import type { ColleagueView } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import { ComplianceBadge, formatDate, formatDateTime } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import type { Column } from '../list/DataTable.tsx';
import { ORDER_KIND } from '../order-labels/order-labels.ts';
import { NextDue } from '../ticket-clock/NextDue.tsx';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import styles from './ticket.module.css';
import { TicketStatusBadge, UrgencyBadge } from './TicketBadges.tsx';
import { UnreadDot } from './UnreadDot.tsx';

const ticket: Column<TicketView> = {
  title: 'Ticket',
  cell: ({ id, ticketNumber, unreadSince, source }) => (
    <>
      <Link to={ticketPath(id)}>{ticketNumber}</Link> {unreadSince && <UnreadDot />}{' '}
      {source === 'client' && <span title="Reported by the client">Report</span>}
    </>
  ),
  isNarrow: true,
  isPlain: true,
  sort: ['newest', 'descending'],
};
const authority: Column<TicketView> = {
  title: 'Authority',
  cell: ({ authorityName }) => authorityName,
  isForWide: true,
  sort: ['authority', 'ascending'],
};
const urgency: Column<TicketView> = {
  title: 'Urgency',
  cell: ({ urgencyLevel }) => <UrgencyBadge urgencyLevel={urgencyLevel} />,
  isForWide: 'desk',
  sort: ['urgency', 'ascending'],
};
const status: Column<TicketView> = {
  title: 'Status',
  cell: ({ status }) => <TicketStatusBadge status={status} />,
  isPlain: true,
  sort: ['status', 'ascending'],
};
const compliant: Column<TicketView> = {
  title: 'SLA compliant',
  cell: (row) => <ComplianceBadge compliance={complianceOf(row)} />,
  isForWide: true,
  sort: ['compliant', 'ascending'],
};
const due: Column<TicketView> = {
  title: 'Due next',
  cell: (row) => <NextDue ticket={row} />,
  isNarrow: true,
  isPlain: true,
  hasColour: true,
  sort: ['due', 'ascending'],
};
const contact: Column<TicketView> = {
  title: 'Contact date',
  cell: ({ authorityContactDate: at }) => <span title={formatDateTime(at)}>{formatDate(at)}</span>,
  isNarrow: true,
  isForWide: true,
  sort: ['contact', 'descending'],
};
const authorityAndClient: Column<TicketView> = {
  title: 'Authority and client',
  cell: (row) => <AuthorityAndClient ticket={row} />,
  isPlain: true,
  fillsLine: true,
  isOneLine: true,
  sort: ['authority', 'ascending'],
};

/** The orders of one client. */
export const TICKET_COLUMNS: readonly Column<TicketView>[] = [
  ticket,
  authority,
  urgency,
  status,
  compliant,
  due,
  contact,
];

/** Not shown unless somebody wants to see them. */
export const USUALLY_HIDDEN = ['Member State', 'Kind of order', 'Entered'];
/** Without these a row says nothing. */
const ALWAYS_SHOWN = ['Ticket'];

/** An order on one line of a list of what is to be done. */
export const QUEUE_COLUMNS: readonly Column<TicketView>[] = [due, ticket, authorityAndClient];

/** In the list of all clients' orders. */
export const ticketColumns = (colleagues: readonly ColleagueView[]): readonly Column<TicketView>[] => [
  ticket,
  authorityAndClient,
  due,
  urgency,
  status,
  compliant,
  {
    title: 'Assignee',
    cell: ({ assigneeId }) => assigneeLabel(assigneeId, colleagues),
    isForWide: 'desk',
    sort: ['assignee', 'ascending'],
  },
  contact,
  { title: 'Member State', cell: ({ issuingState }) => issuingState ?? 'N/A', sort: ['state', 'ascending'] },
  {
    title: 'Kind of order',
    cell: ({ orderKind }) => (orderKind ? ORDER_KIND[orderKind] : 'N/A'),
    sort: ['kind', 'ascending'],
  },
  {
    title: 'Entered',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    isNarrow: true,
    sort: ['newest', 'descending'],
  },
];

export const CHOOSABLE = ticketColumns([]).flatMap(({ title }) =>
  ALWAYS_SHOWN.includes(title) ? [] : [title],
);

function AuthorityAndClient({ ticket: { authorityName, signupId, companyName } }: { ticket: TicketView }) {
  const name = signupId === null ? 'no client yet' : (companyName ?? `client of signup ${signupId}`);
  return (
    <span className={styles.two} title={`${authorityName}, ${name}`}>
      <bdi>{authorityName}</bdi>{' '}
      {signupId === null ? <span>{name}</span> : <Link to={clientPath(signupId)}>{name}</Link>}
    </span>
  );
}

export const assigneeLabel = (id: number | null, colleagues: readonly ColleagueView[]): string =>
  id === null
    ? 'Unassigned'
    : (colleagues.find((colleague) => colleague.id === id)?.username ?? `Staff member ${id}`);
