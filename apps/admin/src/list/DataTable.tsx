import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  title: string;
  /** In the head, instead of the title, which then names the column for readers only. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** For dates and buttons, which are hard to read on two lines. */
  isNarrow?: true;
  /** For texts of any length, which may break anywhere. */
  isLong?: true;
  /** On a phone, where there is no row of heads, its cells are understood without their title. */
  isPlain?: true;
  /** Takes the rest of its line on a phone. */
  fillsLine?: true;
  /** Left out on a phone, or also on a laptop of 1100 px: the page of the row has it too. */
  isForWide?: true | 'desk';
  /** Takes the room that the others leave, on one line; what does not fit is in the title of what is cut. */
  isOneLine?: true;
  /** The one column of dense rows that is coloured. */
  hasColour?: true;
  /** The list can be sorted by it: how the API calls that, and which way it goes. */
  sort?: readonly [key: string, direction: 'ascending' | 'descending'];
}

export interface Sorting {
  by: string | undefined;
  set: (key: string) => void;
}

interface DataTableProps<Row> {
  /** What the rows are; names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf?: (row: Row) => string | number;
  /** The rows are those of the question before. */
  isStale?: boolean;
  /** Rows of one line, in px as high as said, where many are looked at. */
  rowHeight?: 28 | 36;
  sorting?: Sorting;
  /** Told when a pointer or the focus comes among the rows, and when it leaves. */
  onHold?: (isHeld: boolean) => void;
}

const idOf = (row: unknown) => (row as { id: number }).id;

/**
 * A dense list, which scrolls in its own place, also with the arrow keys. On a phone each row is a few lines instead; the
 * roles are spelled out because a browser forgets them where a table is laid out in another way.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf = idOf, isStale, rowHeight, sorting, onHold } = props;
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll} aria-busy={isStale}>
      <table role="table" className={styles.table} data-dense={rowHeight}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.title} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...(onHold && holding(onHold))}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-row="" tabIndex={-1} onKeyDown={openWithEnter}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, cell, isNarrow, isLong, isPlain, isForWide, fillsLine, isOneLine, hasColour } = column;
  return (
    <td
      role="cell"
      data-narrow={isNarrow}
      data-long={isLong}
      data-wide={isForWide}
      data-fills={fillsLine}
      data-line={isOneLine}
      data-colour={hasColour}
      data-title={isPlain ? undefined : title}
    >
      <CellContent isLong={isLong}>{cell(row)}</CellContent>
    </td>
  );
}

/** A name takes two lines at most, and all of it is in the title; a text is read whole. */
function CellContent({ isLong, children }: { isLong: true | undefined; children: ReactNode }) {
  if (isLong || typeof children !== 'string') return children;
  return (
    <span className={styles.text} title={children}>
      {children}
    </span>
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { title, head = title, sort, isForWide } = column;
  if (!sort || !sorting)
    return (
      <th role="columnheader" scope="col" data-wide={isForWide}>
        {head}
      </th>
    );
  const [key, direction] = sort;
  const isSorted = sorting.by === key;
  return (
    <th role="columnheader" scope="col" data-wide={isForWide} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => sorting.set(key)}>
        {title} <span aria-hidden="true">{isSorted ? (direction === 'ascending' ? '↑' : '↓') : '↕'}</span>
      </button>
    </th>
  );
}

/** A row that has the focus opens with Enter: its first link is where it leads. */
function openWithEnter(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.currentTarget.querySelector('a')?.click();
}

const holding = (onHold: (isHeld: boolean) => void) => ({
  onPointerEnter: () => onHold(true),
  onPointerLeave: () => onHold(false),
  onFocus: () => onHold(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    onHold(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
});
