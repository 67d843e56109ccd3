import { CheckIcon } from '@rep13/ui';
import styles from './step-indicator.module.css';

interface StepIndicatorProps {
  label: string;
  steps: readonly string[];
  /** Index of the step the visitor is at. */
  current: number;
  /** The steps that are done, wherever the visitor is. */
  done: readonly string[];
  /** What is said of the others before the current one. */
  notDone: 'skipped' | 'still to do';
}

/** The stations of the way. On a phone only the current one is written out. */
export function StepIndicator({ label, steps, current, done, notDone }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={done.includes(step) ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {done.includes(step) ? <CheckIcon /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
          {(index < current || done.includes(step)) && (
            <span className={styles.hidden}>{`, ${done.includes(step) ? 'done' : notDone}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
