import { CheckIcon } from '@rep13/ui';
import styles from './step-indicator.module.css';

interface StepIndicatorProps {
  label: string;
  steps: readonly string[];
  /** Index of the step the visitor is at. */
  current: number;
  /** How many are done, if not all before the current one: the others before it were skipped. */
  done?: number;
}

/** The stations of the way. On a phone only the current one is written out. */
export function StepIndicator({ label, steps, current, done = current }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < done ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {index < done ? <CheckIcon /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
          {index < current && <span className={styles.hidden}>{index < done ? ', done' : ', skipped'}</span>}
        </li>
      ))}
    </ol>
  );
}
