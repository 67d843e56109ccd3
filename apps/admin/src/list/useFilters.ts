import { useSearchParams } from '@rep13/web-kit/router';
import { AN_ID, isAllowed, namesOf, type FilterNames } from './allowed-values.ts';
import { SORT, type Filters } from './list-path.ts';

export interface ListFilters {
  /** By the names the API gives them; what is not set is absent. */
  values: Filters;
  cursor: string | undefined;
  isFiltered: boolean;
  /** What the address asks for and there is not, such as `status “lost”`. */
  ignored: readonly string[];
  set: (name: string, value: string) => void;
  clear: () => void;
  /** To the page that begins after a row; `null` is the first one. */
  turnTo: (cursor: number | null) => void;
}

/** What a list shows stands in the address, so that a reload and a shared link show the same. */
export function useFilters(filters: FilterNames): ListFilters {
  const [query, setQuery] = useSearchParams();
  const names = namesOf(filters);
  const given = readFilters(query, filters);

  const change = (changes: Record<string, string>, isStep: boolean) => {
    const next = new URLSearchParams(query);
    next.delete('cursor');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: !isStep });
  };
  const filterNames = names.filter((name) => name !== SORT);
  return {
    ...given,
    isFiltered: filterNames.some((name) => given.values[name]),
    set: (name, value) => change({ [name]: value }, false),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, ''])), false),
    turnTo: (cursor) => change({ cursor: cursor === null ? '' : String(cursor) }, true),
  };
}

/** What the address asks for: taken if there is such a thing, named if there is not. */
function readFilters(query: URLSearchParams, filters: FilterNames) {
  const values: Record<string, string | undefined> = {};
  const ignored: string[] = [];
  for (const name of namesOf(filters)) {
    const value = query.get(name) || undefined;
    if (value === undefined || isAllowed(filters, name, value)) values[name] = value;
    else ignored.push(`${name} “${value.slice(0, 40)}”`);
  }
  const cursor = query.get('cursor') || undefined;
  const isPlace = cursor === undefined || AN_ID.test(cursor);
  if (!isPlace) ignored.push(`cursor “${cursor.slice(0, 40)}”`);
  return { values, ignored, cursor: isPlace ? cursor : undefined };
}
