import { useColleagues } from '../colleagues/useColleagues.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import type { ListFilters } from '../list/useFilters.ts';
import { DateFilter } from './DateFilter.tsx';
import { KindFilter } from './KindFilter.tsx';

const OTHERS = [
  ['visitor', 'Visitor'],
  ['authority', 'Authority'],
  ['system', 'System'],
] as const;

/** What happened, who did it, and when. */
export function AuditFilters({ filters: { values, set } }: { filters: ListFilters }) {
  const { data: colleagues = [] } = useColleagues();
  const staff = colleagues.map(({ id, username }) => [`admin:${id}`, username] as const);
  return (
    <>
      <KindFilter value={values['kind'] ?? ''} onChange={(kind) => set('kind', kind)} />
      <FilterSelect
        label="By"
        value={values['actor'] ?? ''}
        options={[...staff, ...OTHERS]}
        onChange={(actor) => set('actor', actor)}
      />
      <DateFilter label="From" value={values['from'] ?? ''} onChange={(from) => set('from', from)} />
      <DateFilter label="Before" value={values['to'] ?? ''} onChange={(to) => set('to', to)} />
    </>
  );
}
