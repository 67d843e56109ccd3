import type { Moment } from '@rep13/contracts-constants';
import { CheckIcon, ClockIcon, formatDateTime } from '@rep13/ui';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** When it was done, ISO 8601; null where that has not happened or is not known. */
  at: Moment | null;
  state: 'done' | 'now' | 'to-come';
}

interface StepsProps {
  /** Names the list for screen readers. */
  label: string;
  steps: readonly Step[];
}

/** What is done, where it is now, what will come. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <Line key={`${step.label} ${step.at ?? ''}`} step={step} />
      ))}
    </ol>
  );
}

function Line({ step: { label, at, state } }: { step: Step }) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.sign}>
        {state === 'done' && <CheckIcon />}
        {state === 'now' && <ClockIcon />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {at && <time dateTime={at}>{formatDateTime(at)}</time>}
      </span>
    </li>
  );
}
