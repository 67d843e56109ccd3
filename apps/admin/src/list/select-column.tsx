import type { Column } from './DataTable.tsx';
import styles from './list.module.css';
import type { Selection } from './useSelection.ts';

/** A tick for each row, and one for all of them. */
export function selectColumn<Row extends { id: number }>(
  { chosen, has, toggle, toggleAll }: Selection<Row>,
  count: number,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    title: 'Select',
    head: (
      <input
        type="checkbox"
        className={styles['select-row']}
        aria-label="Select all rows"
        checked={count > 0 && chosen.length === count}
        onChange={toggleAll}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        data-select=""
        className={styles['select-row']}
        aria-label={`Select ${nameOf(row)}`}
        checked={has(row.id)}
        onChange={() => toggle(row.id)}
      />
    ),
    isNarrow: true,
    isPlain: true,
  };
}
