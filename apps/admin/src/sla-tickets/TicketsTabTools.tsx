import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { TicketView } from '@rep13/contracts-sla';
import { REPORT_INCOMPLETE_MAX } from '@rep13/contracts-sla/constants';
import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Choice } from '../list/Choice.tsx';
import { ColumnPicker } from '../list/ColumnPicker.tsx';
import styles from '../list/list.module.css';
import type { ColumnChoice } from '../list/useColumnChoice.ts';
import type { ListFilters } from '../list/useFilters.ts';
import { useLive } from '../live/live-context.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { CHOOSABLE } from './ticket-columns.tsx';

const WHOSE = [
  ['', 'All'],
  ['me', 'Mine'],
  ['none', 'Unassigned'],
] as const;

interface FilterProps {
  filters: ListFilters;
}

/** Before the search: whose turn it is, and whose tickets. */
export function WhichTickets({ filters }: FilterProps) {
  const { values, set } = filters;
  return (
    <>
      <OnOff filters={filters} name="waiting" label="Waits for us" />
      <Choice<string>
        label="Whose tickets"
        options={WHOSE}
        value={values['assignee'] ?? ''}
        onChange={(value) => set('assignee', value)}
      />
    </>
  );
}

/** Of the filters behind their button, those that are on or off. */
export function RareChoices({ filters }: FilterProps) {
  const { reportIncomplete: count = 0 } = useLive();
  const shown = count < REPORT_INCOMPLETE_MAX ? `${count}` : `${count} or more`;
  return (
    <>
      <OnOff filters={filters} name="unmatched" label="No client yet" />
      <OnOff
        filters={filters}
        name="reportIncomplete"
        label={`Not ready for the yearly report${count > 0 ? ` (${shown})` : ''}`}
      />
    </>
  );
}

interface OnOffProps extends FilterProps {
  name: string;
  label: string;
}

function OnOff({ filters: { values, set }, name, label }: OnOffProps) {
  const isOn = values[name] === 'true';
  return (
    <Button
      color={isOn ? 'primary' : 'default'}
      variant="outlined"
      aria-pressed={isOn}
      onClick={() => set(name, isOn ? '' : 'true')}
    >
      {label}
    </Button>
  );
}

/** After the search: saved views, the columns, and the way to a new order. */
export function TicketsTabEnd({ choice }: { choice: ColumnChoice<TicketView> }) {
  const { role } = useStaffMember();
  return (
    <>
      <SavedViews tab="sla" />
      <ColumnPicker choice={choice} titles={CHOOSABLE} />
      {mayWork(role) && (
        <Link to="/admin/tickets/new" className={buttonStyle('primary')}>
          New order
        </Link>
      )}
    </>
  );
}

/** What came of the last thing that was done with several. It takes the focus: the buttons that were pressed are gone. */
export function TicketsTabResult({ text }: { text: string }) {
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) result.current?.focus();
  }, [text]);
  return (
    <p ref={result} role="status" tabIndex={-1} className={styles.said}>
      {text}
    </p>
  );
}
