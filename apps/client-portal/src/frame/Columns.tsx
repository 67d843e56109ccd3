import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Which of the two is the wider one. */
  wide: 'first' | 'second';
  /**
   * Two parts beside each other; a third, the least urgent, stands below the first. On a narrow screen one after the
   * other, as they are written.
   */
  children: ReactNode;
}

/** The parts of a tab, two columns on a wide screen. */
export function Columns({ wide, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-wide={wide}>
      {children}
    </div>
  );
}
