import { buttonStyle, Notice } from '@rep13/ui';
import type { NextStep } from './next-step.ts';
import { StepLink } from './StepLink.tsx';
import styles from './next-step.module.css';

/** One thing to do, with the ways to do it; the first one's first button is the page's primary one. */
export function NextStepLine({ step, isFirst }: { step: NextStep; isFirst: boolean }) {
  const { tone, headline, text, left, actions } = step;
  return (
    <Notice tone={tone} role="status" action={<Actions actions={actions} isFirst={isFirst} />}>
      <strong>{headline}</strong> {text} {left && <span role="timer">{left}</span>}
    </Notice>
  );
}

function Actions({ actions, isFirst }: { actions: NextStep['actions']; isFirst: boolean }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ to, text }, index) => (
        <StepLink
          key={to}
          to={to}
          text={text}
          className={buttonStyle(isFirst && index === 0 ? 'primary' : 'secondary')}
        />
      ))}
    </div>
  );
}
