import { CheckIcon } from '@rep13/ui';
import styles from './step-indicator.module.css';

interface StepIndicatorProps {
  label: string;
  steps: readonly string[];
  /** Index of the step the visitor is at. */
  current: number;
  /** How many are done, if not all before the current one: the others before it were skipped. */
  done?: number;
  /** Steps before the current one that are still to be done, by name. */
  open?: readonly string[];
  /** Steps from the current one on that are done already, by name. */
  ahead?: readonly string[];
}

/** The stations of the way. On a phone only the current one is written out. */
export function StepIndicator(props: StepIndicatorProps) {
  const { label, steps, current, done = current, open = [], ahead = [] } = props;
  const isDone = (index: number) => {
    const name = steps[index] ?? '';
    return index < done ? !open.includes(name) : ahead.includes(name);
  };
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={isDone(index) ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {isDone(index) ? <CheckIcon /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
          {(index < current || isDone(index)) && (
            <span className={styles.hidden}>
              {isDone(index) ? ', done' : open.includes(step) ? ', still to do' : ', skipped'}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
