import { formatTime } from '../format/format-date.ts';
import { useControlTexts } from '../language/control-texts.ts';
import classes from './feedback.module.css';

interface RefreshNoteProps {
  everySeconds: number;
  updatedAt: Date | null;
  /** The last attempt got no answer; what is shown is older. */
  hasFailed: boolean;
}

/** Says how old a list is that refreshes itself. Not announced: it changes all the time. */
export function RefreshNote({ everySeconds, updatedAt, hasFailed }: RefreshNoteProps) {
  const texts = useControlTexts();
  return (
    <p className={classes.detail} data-screen-only="">
      {updatedAt && (
        <span>
          <span>{hasFailed ? texts.refreshFailed : texts.updatedAt}</span>{' '}
          <time dateTime={updatedAt.toISOString()}>{formatTime(updatedAt)}</time>.
        </span>
      )}{' '}
      <span>{texts.refreshes(everySeconds)}</span>
    </p>
  );
}
