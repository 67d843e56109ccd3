import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, InfoIcon, MinusIcon, StopIcon, type Icon } from '../icons/icons.tsx';
import classes from './feedback.module.css';

/** `bad` is the specification's "destructive". */
export type Tone = 'good' | 'waiting' | 'bad' | 'info' | 'neutral';

const ICONS: Record<Tone, Icon> = {
  good: CheckIcon,
  waiting: ClockIcon,
  bad: StopIcon,
  info: InfoIcon,
  neutral: MinusIcon,
};

/** A state in a word, with a sign of its own for each tone: colour is never the only difference. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Sign = ICONS[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Sign />
      {children}
    </span>
  );
}
