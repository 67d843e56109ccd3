import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and values under each other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  );
}
