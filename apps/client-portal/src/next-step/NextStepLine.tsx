import { buttonStyle, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import type { NextStep } from './next-step.ts';
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
        <Action key={to} to={to} text={text} look={isFirst && index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}

interface ActionProps {
  to: string;
  text: string;
  look: 'primary' | 'secondary';
}

function Action({ to, text, look }: ActionProps) {
  if (to.startsWith('mailto:'))
    return (
      <a href={to} className={buttonStyle(look)}>
        {text}
      </a>
    );
  return (
    <Link to={to} className={buttonStyle(look)}>
      {text}
    </Link>
  );
}
