import type { AdminTotalsView } from '@rep13/contracts-admin';
import { Link } from '@rep13/web-kit/router';
import { chores, noChoresLabel } from './open-chores.ts';
import styles from './dashboard.module.css';

/** What waits besides the orders, on a line that is there also when nothing does, or before that is known. */
export function Chores({ totals }: { totals: AdminTotalsView | undefined }) {
  const waiting = totals ? chores(totals) : [];
  return (
    <p className={styles.chores}>
      {!totals ? '…' : waiting.length === 0 ? noChoresLabel(totals) : 'Also waiting:'}
      {waiting.map(({ text, path }) => (
        <Link key={path} to={path}>
          {text}
        </Link>
      ))}
    </p>
  );
}
