import type { TicketView } from '@rep13/contracts-sla';
import { TICKET_STATUSES, URGENCY_LEVELS } from '@rep13/contracts-constants';
import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { TICKET_AND_CLIENT_COLUMNS } from './ticket-columns.tsx';
import { STATUS, URGENCY } from './ticket-labels.ts';

const FILTERS = ['search', 'status', 'urgencyLevel', 'compliant', 'open'];
const STATUSES = TICKET_STATUSES.map((status) => [status, STATUS[status][1]] as const);
const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** SLA Monitoring: every authority's order, and the way to enter one. */
export function TicketsTab() {
  const { role } = useStaffMember();
  const list = useList<TicketView>('/api/admin/sla-tickets', FILTERS);
  const { values, set } = list.filters;
  const filter = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <FilterSelect
      label={label}
      value={values[name] ?? ''}
      options={options}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <ListView
      list={list}
      label="SLA tickets"
      columns={TICKET_AND_CLIENT_COLUMNS}
      empty="No SLA tickets found"
      searchLabel="Search number or authority"
    >
      {filter('status', 'Status', STATUSES)}
      {filter('urgencyLevel', 'Urgency', URGENCIES)}
      {filter('compliant', 'SLA compliant', [
        ['true', 'Yes'],
        ['false', 'No'],
      ])}
      {filter('open', 'Open', [
        ['true', 'Yes'],
        ['false', 'No'],
      ])}
      {mayWork(role) && (
        <Link to="/admin/tickets/new" className={buttonStyle('primary')}>
          Enter an order
        </Link>
      )}
    </ListView>
  );
}
