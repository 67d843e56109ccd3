import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** Lets links point here: `/#pricing`. */
  id?: string;
  title: string;
  lead?: ReactNode;
  /** The section's one action, beside its title. */
  action?: ReactNode;
  /** `beside` puts the heading next to the content on a wide page; `above` gives the content the whole width. */
  heading?: 'beside' | 'above';
  children: ReactNode;
}

/** A part of a page under its own heading, set off by a hairline and white space. */
export function Section({ id, title, lead, action, heading = 'beside', children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} data-heading={heading} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
