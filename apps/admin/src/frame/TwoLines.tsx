import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** What matters in a cell, and under it what helps to find it elsewhere. */
export function TwoLines({ main, more }: { main: ReactNode; more: ReactNode }) {
  return (
    <>
      <div>{main}</div>
      <div className={styles.more}>{more}</div>
    </>
  );
}
