import { useControlTexts } from '../language/control-texts.ts';
import classes from './feedback.module.css';

/** Holds the room of `lines` lines of text while they load. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={useControlTexts().loading}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
