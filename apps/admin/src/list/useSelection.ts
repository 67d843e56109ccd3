import { useState } from 'react';

export interface Selection<Row> {
  /** Of the rows that are shown. */
  chosen: readonly Row[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** All of those that are shown, or none when all are. */
  toggleAll: () => void;
  set: (ids: readonly number[]) => void;
}

/** Which rows of a list are chosen. A row that is no longer shown is not: nothing is done with what one doesn't see. */
export function useSelection<Row extends { id: number }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<readonly number[]>([]);
  const chosen = rows.filter(({ id }) => ids.includes(id));
  return {
    chosen,
    has: (id) => ids.includes(id),
    toggle: (id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setIds(chosen.length === rows.length ? [] : rows.map(({ id }) => id)),
    set: setIds,
  };
}
