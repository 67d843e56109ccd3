import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `text` keeps lines at 60 to 72 characters; `wide` is for tables and forms beside something. */
  width?: 'text' | 'wide';
  /** Beside the title: what can be done with the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page's frame: its one `h1`, a lead, the content. The shell has `main` round it. */
export function Page({ title, lead, width = 'wide', actions, children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
