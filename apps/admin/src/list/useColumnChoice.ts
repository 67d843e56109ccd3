import { useState } from 'react';
import type { Column } from './DataTable.tsx';

export interface ColumnChoice<Row> {
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  isShown: (title: string) => boolean;
  toggle: (title: string) => void;
}

/**
 * Which columns of a list are shown. Kept in this browser by what differs from the usual ones, so that a column that comes
 * later is seen by everybody.
 */
export function useColumnChoice<Row>(
  list: string,
  all: readonly Column<Row>[],
  usuallyHidden: readonly string[],
): ColumnChoice<Row> {
  const key = `rep13.columns.${list}`;
  const [changed, setChanged] = useState(() => read(key));
  const isShown = (title: string) => usuallyHidden.includes(title) === changed.includes(title);
  return {
    columns: all.filter(({ title }) => isShown(title)),
    isShown,
    toggle: (title) => {
      const next = changed.includes(title) ? changed.filter((other) => other !== title) : [...changed, title];
      setChanged(next);
      store(key, next);
    },
  };
}

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage, the browser shows the choice until the page is left. */
function store(key: string, titles: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(titles));
  } catch {
    return;
  }
}
