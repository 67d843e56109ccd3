import type { ReactNode } from 'react';
import styles from './charts.module.css';
import { useWidth } from './useWidth.ts';

export const HEIGHT = 180;
export const MARGIN = { top: 12, right: 8, bottom: 28, left: 36 };

interface ChartFrameProps {
  title: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  /** The range beside the one before it; empty until that is known. */
  comparison?: string | undefined;
  /** Figures between the words and the chart. */
  figures?: ReactNode;
  /** The same as numbers. */
  columns: readonly string[];
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** The chart, given the width it has. */
  children: (width: number) => ReactNode;
}

/** A chart with its meaning in words and, for who wants to read, its numbers in a table. */
export function ChartFrame({
  title,
  summary,
  comparison,
  figures,
  columns,
  rows,
  children,
}: ChartFrameProps) {
  const [ref, width] = useWidth<HTMLElement>();
  return (
    <figure ref={ref} className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
        <p className={styles.comparison}>{comparison}</p>
      </figcaption>
      {figures}
      <svg width={width} height={HEIGHT} role="img" aria-label={`${title}: ${summary}`}>
        {children(width)}
      </svg>
      <Numbers title={title} columns={columns} rows={rows} />
    </figure>
  );
}

function Numbers({ title, columns, rows }: Pick<ChartFrameProps, 'title' | 'columns' | 'rows'>) {
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
