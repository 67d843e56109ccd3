import { formatTime } from '../format/format-date.ts';
import { useControlWords } from '../language/control-words.ts';
import classes from './feedback.module.css';

interface RefreshNoteProps {
  everySeconds: number;
  updatedAt: Date | null;
  /** The last attempt got no answer; what is shown is older. */
  hasFailed: boolean;
}

/** Says how old a list is that refreshes itself. Not announced: it changes all the time. */
export function RefreshNote({ everySeconds, updatedAt, hasFailed }: RefreshNoteProps) {
  const words = useControlWords();
  return (
    <p className={classes.detail}>
      {updatedAt && (
        <span>
          <span>{hasFailed ? words.refreshFailed : words.updatedAt}</span>{' '}
          <time dateTime={updatedAt.toISOString()}>{formatTime(updatedAt)}</time>.
        </span>
      )}{' '}
      <span>{words.refreshes(everySeconds)}</span>
    </p>
  );
}
