import { buttonStyle, Notice } from '@rep13/ui';
import type { NextStep } from './next-step.ts';
import { StepLink } from './StepLink.tsx';
import styles from './next-step.module.css';

/** The thing to do first, with the ways to do it; its first button is the page's primary one. */
export function NextStepLine({ step }: { step: NextStep }) {
  const { tone, headline, text, left, actions } = step;
  return (
    <Notice tone={tone} role="status" action={<Actions actions={actions} />}>
      <strong>{headline}</strong> {text} {left && <span role="timer">{left}</span>}
    </Notice>
  );
}

function Actions({ actions }: Pick<NextStep, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ to, text }, index) => (
        <StepLink
          key={to}
          to={to}
          text={text}
          className={buttonStyle(index === 0 ? 'primary' : 'secondary')}
        />
      ))}
    </div>
  );
}
