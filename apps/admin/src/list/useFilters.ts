import { useSearchParams } from '@rep13/web-kit/router';
import type { Filters } from './list-path.ts';

export interface ListFilters {
  /** By the names the API gives them; what is not set is absent. */
  values: Filters;
  cursor: string | undefined;
  isFiltered: boolean;
  set: (name: string, value: string) => void;
  clear: () => void;
  /** To the page that begins after a row; `null` is the first one. */
  turnTo: (cursor: number | null) => void;
}

/** What a list shows stands in the address, so that a reload and a shared link show the same. */
export function useFilters(names: readonly string[]): ListFilters {
  const [query, setQuery] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]));

  const change = (changes: Record<string, string>, isStep: boolean) => {
    const next = new URLSearchParams(query);
    next.delete('cursor');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: !isStep });
  };
  return {
    values,
    cursor: query.get('cursor') ?? undefined,
    isFiltered: names.some((name) => query.get(name)),
    set: (name, value) => change({ [name]: value }, false),
    clear: () => change(Object.fromEntries(names.map((name) => [name, ''])), false),
    turnTo: (cursor) => change({ cursor: cursor === null ? '' : String(cursor) }, true),
  };
}
