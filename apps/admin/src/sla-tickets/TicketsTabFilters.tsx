import { TICKET_STATUSES, URGENCY_LEVELS, type TicketSort } from '@rep13/contracts-sla/constants';
import { authorities } from '@rep13/contracts-api-admin/ticket-queue';
import { addressOf } from '@rep13/contracts-operations';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { SORT, type Filters } from '../list/list-path.ts';
import type { ListFilters } from '../list/useFilters.ts';
import { KIND_CHOICES, STATE_CHOICES } from '../order-labels/order-labels.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { STATUS, URGENCY } from './ticket-labels.ts';
import { RareChoices } from './TicketsTabTools.tsx';

const YES_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;
/** On a phone there are no heads to press. */
const SORTS = [
  ['newest', 'Newest'],
  ['contact', 'Contact date'],
  ['authority', 'Authority'],
  ['client', 'Client'],
  ['urgency', 'Urgency'],
  ['status', 'Status'],
  ['compliant', 'SLA compliant'],
  ['state', 'Member State'],
  ['kind', 'Kind'],
  ['assignee', 'Assignee'],
] as const satisfies readonly (readonly [TicketSort, string])[];
const SELECTS = [
  ['status', 'Status', TICKET_STATUSES.map((status) => [status, STATUS[status][1]] as const)],
  ['urgencyLevel', 'Urgency', URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const)],
  ['compliant', 'SLA compliant', YES_NO],
  ['open', 'Open', YES_NO],
  ['issuingState', 'Member State', STATE_CHOICES],
  ['orderKind', 'Kind', KIND_CHOICES],
] as const;
/** Behind a button: the list begins higher, and most days are spent without them. */
const FOLDED = ['authority', 'unmatched', 'reportIncomplete', ...SELECTS.map(([name]) => name)];

export const foldedFilters = (values: Filters): number => FOLDED.filter((name) => values[name]).length;

/** What the list of tickets can be narrowed by and sorted by, besides whose turn it is and whose they are. */
export function TicketsTabFilters({ filters }: { filters: ListFilters }) {
  const { values, set } = filters;
  return (
    <>
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
      <RareChoices filters={filters} />
      <FilterSelect
        label="Sorted by"
        none="Due next"
        value={values[SORT] ?? ''}
        options={SORTS}
        onChange={(value) => set(SORT, value)}
      />
    </>
  );
}

function AuthorityFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: names = [] } = useAdminApi(addressOf(authorities));
  // One that a link names stays chosen, also where the list has it in other letters or not at all.
  const all = value && !names.includes(value) ? [value, ...names] : names;
  const options = all.map((name) => [name, name] as const);
  return <FilterSelect label="Authority" value={value} options={options} onChange={onChange} />;
}
