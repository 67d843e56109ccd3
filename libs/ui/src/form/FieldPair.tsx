import type { ReactNode } from 'react';
import classes from './form.module.css';

/** Two short fields that belong together: in one row where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
