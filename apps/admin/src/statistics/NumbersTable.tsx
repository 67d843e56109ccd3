import type { ReactNode } from 'react';
import styles from './charts.module.css';

export interface NumbersTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** What a chart shows as numbers, for who wants to read them all. */
export function NumbersTable({ title, columns, rows }: NumbersTableProps) {
  return (
    <details>
      <summary>Numbers</summary>
      <div className={styles.numbers} role="region" aria-label={`${title}, numbers`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
