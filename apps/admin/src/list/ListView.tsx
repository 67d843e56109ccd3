import type { ReactNode } from 'react';
import { Button } from 'antd';
import { EmptyState, LoadError, RefreshNote, Skeleton } from '@rep13/ui';
import { DataTable, type Column } from './DataTable.tsx';
import { ExportLink } from './ExportLink.tsx';
import styles from './list.module.css';
import { SearchField } from './SearchField.tsx';
import { REFRESH_MS, type List } from './useList.ts';

interface ListViewProps<Row> {
  list: List<Row>;
  /** What the rows are. */
  label: string;
  columns: readonly Column<Row>[];
  /** Said when there are none at all. */
  empty: string;
  searchLabel: string;
  /** Further filters. */
  children?: ReactNode;
  canExport?: boolean;
}

/** A list with its tools: search and filters, the file, the page that is shown, and how old it is. */
export function ListView<Row extends { id: number }>(props: ListViewProps<Row>) {
  const { list, searchLabel, children, canExport = true } = props;
  const { values, set, clear, isFiltered } = list.filters;
  return (
    <div className={styles.list}>
      <div className={styles.tools} role="search" aria-label={props.label}>
        <div className={styles.search}>
          <SearchField
            label={searchLabel}
            value={values['search'] ?? ''}
            onSearch={(text) => set('search', text)}
          />
        </div>
        {children}
        {isFiltered && <Button onClick={clear}>Clear filters</Button>}
        {canExport && <ExportLink path={list.exportPath} />}
      </div>
      <Rows {...props} />
      <RefreshNote
        everySeconds={REFRESH_MS / 1_000}
        updatedAt={list.updatedAt}
        hasFailed={list.error !== undefined}
      />
    </div>
  );
}

function Rows<Row extends { id: number }>({ list, label, columns, empty }: ListViewProps<Row>) {
  const { rows, error, isStale, filters } = list;
  if (error && isStale) return <LoadError error={error} onRetry={() => void list.reload()} />;
  if (!rows) return <Skeleton lines={8} />;
  if (rows.length === 0 && filters.isFiltered) {
    return <EmptyState>Nothing matches. Change the search or clear the filters.</EmptyState>;
  }
  if (rows.length === 0 && !filters.cursor) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} isStale={isStale} />
      <Pager list={list} />
    </>
  );
}

function Pager<Row extends { id: number }>({ list: { rows = [], hasMore, filters } }: { list: List<Row> }) {
  const last = rows.at(-1);
  if (!filters.cursor && !hasMore) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {filters.cursor && <Button onClick={() => filters.turnTo(null)}>Newest</Button>}
      {hasMore && last && <Button onClick={() => filters.turnTo(last.id)}>Load older</Button>}
      <span>
        {rows.length} shown{filters.cursor ? ', from further back' : ''}
      </span>
    </nav>
  );
}
