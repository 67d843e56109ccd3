import { STATUS_PAGE } from '@rep13/content';
import {
  CheckIcon,
  ClockIcon,
  RetryIcon,
  StopIcon,
  WarningIcon,
  buttonStyle,
  formatTime,
  type Icon,
} from '@rep13/ui';
import classes from './status.module.css';
import type { SystemStatus } from './useSystemStatus.ts';

const SIGNS: Record<SystemStatus['summary'], Icon> = {
  operational: CheckIcon,
  degraded: WarningIcon,
  down: StopIcon,
  unknown: WarningIcon,
  looking: ClockIcon,
};

/** The state of everything in one sentence, and when we looked. The sentence is announced when it changes. */
export function StatusSummary({ status }: { status: SystemStatus }) {
  const { summary, hasFailed, lookAgain } = status;
  const Sign = SIGNS[summary];
  return (
    <div className={classes.summary} data-state={summary}>
      <Sign />
      <div>
        <p role="status" className={classes.sentence} data-usual={STATUS_PAGE.summary.operational}>
          <span>{summary === 'looking' ? 'Looking' : STATUS_PAGE.summary[summary]}</span>
        </p>
        <p className={classes.looked}>
          <Looked status={status} />
        </p>
      </div>
      {hasFailed && (
        <button type="button" className={buttonStyle('secondary')} onClick={lookAgain}>
          <RetryIcon /> Retry
        </button>
      )}
      <noscript>The states are read by a script. Without JavaScript this page cannot know them.</noscript>
    </div>
  );
}

function Looked({ status: { lookedAt, answeredAt, hasFailed } }: { status: SystemStatus }) {
  return (
    <>
      {/* First, so that what is known later does not push it on. */}
      <span>Refreshes every 30 seconds.</span>
      {lookedAt && (
        <span>
          {' Last checked '}
          <Time at={lookedAt} />
          <span>{hasFailed ? ', without an answer.' : '.'}</span>
        </span>
      )}
      {hasFailed && answeredAt && (
        <span>
          {' The states below are as of '}
          <Time at={answeredAt} />.
        </span>
      )}
    </>
  );
}

const Time = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{formatTime(at)}</time>;
