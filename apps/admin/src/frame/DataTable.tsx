import { Table, type TableColumnsType } from 'antd';
import { EmptyState } from '@rep13/ui';
import styles from './data-table.module.css';

const ROWS_A_PAGE = 50;

interface DataTableProps<Row> {
  /** What the rows are; names the table for screen readers. */
  label: string;
  columns: TableColumnsType<Row>;
  rows: readonly Row[];
  /** Said when there are none. */
  empty: string;
}

/** A dense list. On a narrow screen it scrolls in its own place, also with the arrow keys. */
export function DataTable<Row extends { id: number }>({ label, columns, rows, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <Table
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={rows}
        pagination={{ pageSize: ROWS_A_PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </div>
  );
}
