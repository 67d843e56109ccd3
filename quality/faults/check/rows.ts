import type { Evidence, Row, Tables } from '../evidence.ts';

export const rowsOf = (tables: Tables, table: string): readonly Row[] => tables[table] ?? [];

/** The table's rows in every service that has it, with the service's name. */
export function inEveryService(tables: Tables, table: string): { service: string; row: Row }[] {
  return Object.entries(tables).flatMap(([name, rows]) => {
    const [service = '', own] = name.split('.');
    return own === table ? rows.map((row) => ({ service, row })) : [];
  });
}

/** How often each value comes. */
export function counted<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status < 300;

/** Faults of these kinds that were really done. */
export const doneFaults = ({ faults }: Pick<Evidence, 'faults'>, ...kinds: readonly string[]) =>
  faults.filter(({ kind, isMissed }) => !isMissed && kinds.includes(kind));
