import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'antd';
import { EmptyState, LoadError, Notice, Skeleton } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { Disclosure } from '../frame/Disclosure.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import { ExportLink } from './ExportLink.tsx';
import styles from './list.module.css';
import { exportPath, SORT, type ListFile } from './list-path.ts';
import { LiveNote } from './LiveNote.tsx';
import { SearchField } from './SearchField.tsx';
import type { List } from './useList.ts';
import { useSteadyRows } from './useSteadyRows.ts';

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
  /** How many of them are set, where they are many and stand behind a button. */
  foldedFilters?: number;
  /** Before the search, and at the end of the line. */
  before?: ReactNode;
  after?: ReactNode;
  /** In place of all tools, while something is done with chosen rows. */
  atWork?: ReactNode;
  /** Of one line, where many rows are looked at. */
  rowHeight?: ComponentProps<typeof DataTable<Row>>['rowHeight'];
  /** The list as a file, where there is one. */
  file?: ListFile;
}

/** A list with its tools: search and filters, the file, the page that is shown, and how old it is. */
export function ListView<Row extends { id: number }>(props: ListViewProps<Row>) {
  const { list, atWork } = props;
  const { ignored } = list.filters;
  return (
    <div className={styles.list}>
      {atWork ? <div className={styles.tools}>{atWork}</div> : <Tools {...props} />}
      {ignored.length > 0 && (
        <Notice tone="info" role="status">
          The address asks for {ignored.join(' and ')}, which this list does not know. It is shown without it.
        </Notice>
      )}
      <Rows {...props} />
      <LiveNote answer={list} />
    </div>
  );
}

function Tools<Row>(props: ListViewProps<Row>) {
  const { list, label, searchLabel, children, foldedFilters, before, after, file } = props;
  const { values, set, clear, isFiltered } = list.filters;
  return (
    <div className={styles.tools} role="search" aria-label={label}>
      {before}
      <div className={styles.search}>
        <SearchField
          label={searchLabel}
          value={values['search'] ?? ''}
          onSearch={(text) => set('search', text)}
        />
      </div>
      {foldedFilters === undefined ? (
        children
      ) : (
        <Disclosure label={foldedFilters > 0 ? `Filters (${foldedFilters})` : 'Filters'}>
          {() => <div className={styles.filters}>{children}</div>}
        </Disclosure>
      )}
      {isFiltered && <Button onClick={clear}>Clear filters</Button>}
      {file && <ExportLink path={exportPath(file, values)} />}
      {after}
    </div>
  );
}

function Rows<Row extends { id: number }>({ list, label, columns, empty, rowHeight }: ListViewProps<Row>) {
  const steady = useSteadyRows(list);
  const { error, isStale, filters, sort } = list;
  const { rows, hasChanged, release, hold } = steady;
  if (error && isStale) return <NoRows list={list} />;
  if (!rows) return <Skeleton lines={8} />;
  if (rows.length === 0 && filters.isFiltered) {
    return <EmptyState>Nothing matches. Change the search or clear the filters.</EmptyState>;
  }
  if (rows.length === 0 && !filters.cursor) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        isStale={isStale}
        rowHeight={rowHeight}
        sorting={{ by: sort, set: (key) => filters.set(SORT, key) }}
        onHold={hold}
      />
      <p role="status" className={styles.changed}>
        {hasChanged && (
          <>
            <span>The list has changed meanwhile.</span>{' '}
            <Button onClick={release}>Show it as it is now</Button>
          </>
        )}
      </p>
      <Pager list={list} />
    </>
  );
}

/** A question that the server does not understand is no fault of the connection: the way on is another one. */
function NoRows<Row>({ list: { error, reload, filters } }: { list: List<Row> }) {
  if (!(error instanceof ApiError) || error.status !== 400) {
    return <LoadError error={error} onRetry={() => void reload()} />;
  }
  return (
    <EmptyState action={<Button onClick={filters.clear}>Show the whole list</Button>}>
      The address asks for something that this list does not know.
    </EmptyState>
  );
}

function Pager<Row extends { id: number }>({ list }: { list: List<Row> }) {
  const { rows = [], hasMore, filters, sort } = list;
  const last = rows.at(-1);
  if (!filters.cursor && !hasMore) return null;
  const isByTime = sort === undefined || sort === 'newest';
  return (
    <nav className={styles.pager} aria-label="Pages">
      {filters.cursor && (
        <Button onClick={() => filters.turnTo(null)}>{isByTime ? 'Newest' : 'First page'}</Button>
      )}
      {hasMore && last && (
        <Button onClick={() => filters.turnTo(last.id)}>{isByTime ? 'Load older' : 'Load more'}</Button>
      )}
      <span>{`${rows.length} shown${filters.cursor ? ', from further back' : ''}`}</span>
    </nav>
  );
}
