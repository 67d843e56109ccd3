import type { Incident } from '@rep13/content';
import { StatusBadge, formatDay } from '@rep13/ui';
import classes from './status.module.css';

type IncidentEntryProps = Pick<Incident, 'title' | 'state' | 'date' | 'text'> & { isSample?: boolean };

/** Something that went wrong, and whether it is over. */
export function IncidentEntry({ title, state, date, text, isSample = false }: IncidentEntryProps) {
  return (
    <article className={classes.incident}>
      <h3>{title}</h3>
      <p className={classes.facts}>
        <StatusBadge tone={state === 'resolved' ? 'good' : 'waiting'}>{state}</StatusBadge>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <p className={classes.told}>{text}</p>
      {isSample && <p className={classes.sample}>A sample, made up to show how an incident is told.</p>}
    </article>
  );
}
