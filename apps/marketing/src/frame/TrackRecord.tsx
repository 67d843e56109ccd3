import { TRACK_RECORD } from '@rep13/content';
import classes from './track-record.module.css';

/** Three figures about us, each with where it comes from; a sample says that it is one. */
export function TrackRecord() {
  return (
    <dl className={classes.record}>
      {TRACK_RECORD.map(({ figure, label, source }) => (
        <div key={label}>
          <dt>
            {label}
            <small>{source}</small>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
