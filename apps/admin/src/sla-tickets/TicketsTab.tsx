import { useEffect, useMemo } from 'react';
import { ORDER_KINDS } from '@rep13/contracts-authority-requests/constants';
import { TICKET_SORTS, TICKET_STATUSES, URGENCY_LEVELS } from '@rep13/contracts-sla/constants';
import type { StaffTicketsQuery } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import * as files from '@rep13/contracts-api-admin/exports';
import { list as tickets } from '@rep13/contracts-api-admin/sla-tickets';
import { useColleagues } from '../colleagues/useColleagues.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { AN_ID, ANY_TEXT, YES_OR_NO, type FiltersOf } from '../list/allowed-values.ts';
import { ListView } from '../list/ListView.tsx';
import { selectColumn } from '../list/select-column.tsx';
import { useColumnChoice } from '../list/useColumnChoice.ts';
import { useList } from '../list/useList.ts';
import { useSelection } from '../list/useSelection.ts';
import { STATE_CHOICES } from '../order-labels/order-labels.ts';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ticketColumns, USUALLY_HIDDEN } from './ticket-columns.tsx';
import { useTicketsTabStore } from './useTicketsTabStore.ts';
import { foldedFilters, TicketsTabFilters } from './TicketsTabFilters.tsx';
import { TicketsTabEnd, TicketsTabResult, WhichTickets } from './TicketsTabTools.tsx';
import { TicketsTabSelection } from './TicketsTabSelection.tsx';
import { useTicketsTabBatch } from './useTicketsTabBatch.ts';

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
  const { values } = list.filters;
  useEffect(() => useTicketsTabStore.setState({ filters: values }));
  const batch = useTicketsTabBatch(selection, list.reload);
  return (
    <>
      <TicketsTabResult text={batch.result} />
      <ListView
        list={list}
        file={files.tickets}
        label="SLA tickets"
        columns={mayWork(role) ? [ticks, ...choice.columns] : choice.columns}
        empty="No SLA tickets found"
        searchLabel="Search number, reference, officer, URL or client"
        rowHeight={28}
        before={<WhichTickets filters={list.filters} />}
        after={<TicketsTabEnd choice={choice} />}
        foldedFilters={foldedFilters(values)}
        atWork={
          (selection.chosen.length > 0 || batch.progress !== null) && (
            <TicketsTabSelection selection={selection} batch={batch} colleagues={colleagues} />
          )
        }
      >
        <TicketsTabFilters filters={list.filters} />
      </ListView>
    </>
  );
}

function selectFocusedRow(): void {
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-select]')?.click();
}
