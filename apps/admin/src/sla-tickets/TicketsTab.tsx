import { useEffect, useMemo } from 'react';
import { ORDER_KINDS } from '@rep13/contracts-authority-requests/constants';
import { TICKET_SORTS, TICKET_STATUSES, URGENCY_LEVELS } from '@rep13/contracts-sla/constants';
import type { StaffTicketsQuery } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import * as files from '@rep13/contracts-api-admin/exports';
import { list as tickets } from '@rep13/contracts-api-admin/sla-tickets';
import { authorities } from '@rep13/contracts-api-admin/ticket-queue';
import { addressOf } from '@rep13/contracts-operations';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { AN_ID, ANY_TEXT, YES_OR_NO, type FiltersOf } from '../list/allowed-values.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import styles from '../list/list.module.css';
import { ListView } from '../list/ListView.tsx';
import { selectColumn } from '../list/select-column.tsx';
import { useColumnChoice } from '../list/useColumnChoice.ts';
import { useList } from '../list/useList.ts';
import { useSelection } from '../list/useSelection.ts';
import { KIND_CHOICES, STATE_CHOICES } from '../order-labels/order-labels.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ticketColumns, USUALLY_HIDDEN } from './ticket-columns.tsx';
import { STATUS, URGENCY } from './ticket-labels.ts';
import { useTicketsTabStore } from './useTicketsTabStore.ts';
import { TicketsTabRow } from './TicketsTabRow.tsx';

const FILTERS: FiltersOf<StaffTicketsQuery> = {
  search: ANY_TEXT,
  status: TICKET_STATUSES,
  urgencyLevel: URGENCY_LEVELS,
  compliant: YES_OR_NO,
  open: YES_OR_NO,
  assignee: /^(me|none|[1-9]\d{0,8})$/,
  unmatched: YES_OR_NO,
  waiting: YES_OR_NO,
  reportIncomplete: YES_OR_NO,
  signupId: AN_ID,
  authority: ANY_TEXT,
  issuingState: STATE_CHOICES.map(([state]) => state),
  orderKind: ORDER_KINDS,
  sort: TICKET_SORTS,
};
const YES_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;
const SELECTS = [
  ['status', 'Status', TICKET_STATUSES.map((status) => [status, STATUS[status][1]] as const)],
  ['urgencyLevel', 'Urgency', URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const)],
  ['compliant', 'SLA compliant', YES_NO],
  ['open', 'Open', YES_NO],
  ['issuingState', 'Member State', STATE_CHOICES],
  ['orderKind', 'Kind', KIND_CHOICES],
] as const;

const NO_ROWS: readonly TicketView[] = [];

/** SLA Monitoring: every authority's order, what is due next first, and what can be done with several. */
export function TicketsTab() {
  const { role } = useStaffMember();
  const { data: colleagues = [] } = useColleagues();
  const list = useList(tickets, FILTERS, 'due');
  const rows = list.rows ?? NO_ROWS;
  const selection = useSelection(rows);
  const all = useMemo(() => ticketColumns(colleagues), [colleagues]);
  const choice = useColumnChoice('tickets', all, USUALLY_HIDDEN);
  const ticks = selectColumn<TicketView>(selection, rows.length, ({ ticketNumber }) => ticketNumber);
  useShortcuts(mayWork(role) ? [{ key: 'x', label: 'Select the row', run: selectFocusedRow }] : []);
  const { values, set } = list.filters;
  useEffect(() => useTicketsTabStore.setState({ filters: values }));
  return (
    <div className={styles.list}>
      <TicketsTabRow list={list} selection={selection} choice={choice} colleagues={colleagues} />
      <ListView
        list={list}
        file={files.tickets}
        label="SLA tickets"
        columns={mayWork(role) ? [ticks, ...choice.columns] : choice.columns}
        empty="No SLA tickets found"
        searchLabel="Search number, reference, officer, URL or client"
      >
        <AuthorityFilter value={values['authority'] ?? ''} onChange={(value) => set('authority', value)} />
        {SELECTS.map(([name, label, options]) => (
          <FilterSelect
            key={name}
            label={label}
            value={values[name] ?? ''}
            options={options}
            onChange={(value) => set(name, value)}
          />
        ))}
      </ListView>
    </div>
  );
}

function AuthorityFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: names = [] } = useAdminApi(addressOf(authorities));
  // One that a link names stays chosen, also where the list has it in other letters or not at all.
  const all = value && !names.includes(value) ? [value, ...names] : names;
  const options = all.map((name) => [name, name] as const);
  return <FilterSelect label="Authority" value={value} options={options} onChange={onChange} />;
}

function selectFocusedRow(): void {
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-select]')?.click();
}
