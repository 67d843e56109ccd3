import { useEffect, useRef } from 'react';
import type { ColleagueView } from '@rep13/contracts-admin';
import type { TicketView } from '@rep13/contracts-sla';
import { REPORT_INCOMPLETE_MAX } from '@rep13/contracts-sla/constants';
import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Choice } from '../list/Choice.tsx';
import { ColumnPicker } from '../list/ColumnPicker.tsx';
import styles from '../list/list.module.css';
import type { ColumnChoice } from '../list/useColumnChoice.ts';
import type { List } from '../list/useList.ts';
import type { Selection } from '../list/useSelection.ts';
import { useLive } from '../live/live-context.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { CHOOSABLE } from './ticket-columns.tsx';
import { TicketsTabSelection } from './TicketsTabSelection.tsx';
import { useTicketsTabBatch } from './useTicketsTabBatch.ts';

interface TicketsTabRowProps {
  list: List<TicketView>;
  selection: Selection<TicketView>;
  choice: ColumnChoice<TicketView>;
  colleagues: readonly ColleagueView[];
}

const WHOSE = [
  ['', 'All'],
  ['me', 'Mine'],
  ['none', 'Unassigned'],
] as const;

/** Over the list: whose tickets, the saved views and the columns; or, once some are chosen, what is done with them. */
export function TicketsTabRow({ list, selection, choice, colleagues }: TicketsTabRowProps) {
  const batch = useTicketsTabBatch(selection, list.reload);
  const result = useRef<HTMLSpanElement>(null);
  // The buttons that were pressed are gone by then.
  useEffect(() => {
    if (batch.result) result.current?.focus();
  }, [batch.result]);
  const isAtWork = selection.chosen.length > 0 || batch.progress !== null;
  return (
    <div className={styles.row}>
      {isAtWork ? (
        <TicketsTabSelection selection={selection} batch={batch} colleagues={colleagues} />
      ) : (
        <Views list={list} choice={choice} />
      )}
      <span ref={result} role="status" tabIndex={-1} className={styles.said}>
        {batch.result}
      </span>
    </div>
  );
}

function Views({ list, choice }: Pick<TicketsTabRowProps, 'list' | 'choice'>) {
  const { role } = useStaffMember();
  const { values, set } = list.filters;
  const isUnmatched = values['unmatched'] === 'true';
  const isWaiting = values['waiting'] === 'true';
  return (
    <>
      <Choice
        label="Turn"
        options={[['true', 'Waits for us']]}
        value={values['waiting'] ?? ''}
        onChange={() => set('waiting', isWaiting ? '' : 'true')}
      />
      <Choice
        label="Whose tickets"
        options={WHOSE}
        value={values['assignee'] ?? ''}
        onChange={(value) => set('assignee', value)}
      />
      <Choice
        label="Client"
        options={[['true', 'Client not known']]}
        value={values['unmatched'] ?? ''}
        onChange={() => set('unmatched', isUnmatched ? '' : 'true')}
      />
      <ReportChoice list={list} />
      <SavedViews tab="sla" />
      <div className={styles.end}>
        <ColumnPicker choice={choice} titles={CHOOSABLE} />
        {mayWork(role) && (
          <Link to="/admin/tickets/new" className={buttonStyle('primary')}>
            Enter an order
          </Link>
        )}
      </div>
    </>
  );
}

/** What was answered or closed, and still lacks something that the yearly report counts. */
function ReportChoice({ list }: Pick<TicketsTabRowProps, 'list'>) {
  const { reportIncomplete: count = 0 } = useLive();
  const { values, set } = list.filters;
  const value = values['reportIncomplete'] ?? '';
  const shown = count < REPORT_INCOMPLETE_MAX ? `${count}` : `${count} or more`;
  const label = `Not ready for the yearly report${count > 0 ? ` (${shown})` : ''}`;
  return (
    <Choice
      label="Yearly report"
      options={[['true', label]]}
      value={value}
      onChange={() => set('reportIncomplete', value === 'true' ? '' : 'true')}
    />
  );
}
