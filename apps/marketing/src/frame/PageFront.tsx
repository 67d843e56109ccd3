import type { ReactNode } from 'react';
import classes from './page-front.module.css';

interface PageFrontProps {
  /** What kind of page this is, above its title. */
  kicker?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** An illustration beside the words; under them on a narrow screen. */
  picture?: ReactNode;
  /** Where a form comes next: its first field is to be on the first screen. */
  isTight?: boolean;
  /** Under the lead: facts about the text, or what to do with it. */
  children?: ReactNode;
}

/** The opening of a public page, with its one `h1`. */
export function PageFront({ kicker, title, lead, picture, isTight = false, children }: PageFrontProps) {
  return (
    <div className={classes.front} data-picture={picture !== undefined} data-tight={isTight}>
      <div className={classes.words}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {picture && <div className={classes.picture}>{picture}</div>}
    </div>
  );
}
