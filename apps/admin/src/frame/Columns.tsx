import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Without it both are as wide. */
  wide?: 'first';
  /** Two. */
  children: ReactNode;
}

/** The parts of a page side by side where there is room, one below the other elsewhere. */
export const Columns = ({ wide, children }: ColumnsProps) => (
  <div className={styles.columns} data-wide={wide}>
    {children}
  </div>
);
