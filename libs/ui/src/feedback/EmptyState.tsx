import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** In place of a list that has nothing in it yet: a helpful sentence and, where there is one, the next step. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
