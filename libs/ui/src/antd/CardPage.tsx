import type { ReactNode } from 'react';
import classes from './card-page.module.css';

interface CardPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen with one thing to do: a narrow column under its heading. */
export function CardPage({ title, lead, children }: CardPageProps) {
  return (
    <div className={classes.card}>
      <h1>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  );
}
