import type { ReactNode } from 'react';
import classes from './site-page.module.css';

/** The measure of every public page: its front, its parts under each other. */
export function SitePage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
