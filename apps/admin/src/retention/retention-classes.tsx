import type { RetentionClassView, RetentionView } from '@rep13/contracts-admin';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';

/** A class with what the services say together. */
export interface ClassRow extends RetentionClassView {
  readonly due: number;
  readonly held: number;
}

/** The services stop counting here. */
const COUNTED_TO = 10_000;

export function toClassRows({ classes, services }: RetentionView): ClassRow[] {
  return classes.map((given) => {
    const parts = services.flatMap(({ due }) => due.filter((part) => part.class === given.class));
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + of(part), 0);
    return { ...given, due: sum(({ rows }) => rows), held: sum(({ held }) => held) };
  });
}

export const classColumns: readonly Column<ClassRow>[] = [
  {
    title: 'What',
    cell: ({ what, reason }) => <TwoLines main={what} more={`Why: ${reason}`} />,
    isLong: true,
  },
  { title: 'Kept for', cell: (row) => <TwoLines main={periodOf(row)} more={row.from} /> },
  { title: 'Due tonight', cell: dueOf, isNarrow: true },
  { title: 'Kept by a hold', cell: ({ held }) => rowsOf(held), isNarrow: true },
];

export function periodOf({ period }: Pick<RetentionClassView, 'period'>): string {
  if (!period) return 'Not deleted after a time';
  const [count, unit] = 'years' in period ? [period.years, 'year'] : [period.days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function dueOf({ period, waitsForMandates, due }: ClassRow): string {
  if (waitsForMandates) return 'None: not deleted automatically yet';
  return period ? rowsOf(due) : 'None';
}

export function rowsOf(count: number): string {
  if (count === 0) return 'None';
  const shown = count.toLocaleString('en-GB');
  return count >= COUNTED_TO ? `${shown} rows or more` : `${shown} ${count === 1 ? 'row' : 'rows'}`;
}
