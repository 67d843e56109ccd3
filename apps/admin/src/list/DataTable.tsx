import type { KeyboardEvent, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** For dates and buttons, which are hard to read on two lines. */
  isNarrow?: true;
  /** For texts of any length, which may break anywhere. */
  isLong?: true;
}

interface DataTableProps<Row> {
  /** What the rows are; names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf?: (row: Row) => string | number;
  /** The rows are those of the question before. */
  isStale?: boolean;
}

const idOf = (row: unknown) => (row as { id: number }).id;

/** A dense list. On a narrow screen it scrolls in its own place, also with the arrow keys. */
export function DataTable<Row>({ label, columns, rows, keyOf = idOf, isStale }: DataTableProps<Row>) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll} aria-busy={isStale}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-row="" tabIndex={-1} onKeyDown={openWithEnter}>
              {columns.map(({ title, cell, isNarrow, isLong }) => (
                <td key={title} data-narrow={isNarrow} data-long={isLong}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row that has the focus opens with Enter: its first link is where it leads. */
function openWithEnter(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.currentTarget.querySelector('a')?.click();
}
