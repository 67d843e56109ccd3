import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, StopIcon, WarningIcon, type Icon } from '../icons/icons.tsx';
import type { Tone } from './StatusBadge.tsx';
import classes from './feedback.module.css';

type NoticeTone = Exclude<Tone, 'neutral'>;

const ICONS: Record<NoticeTone, Icon> = {
  good: CheckIcon,
  info: InfoIcon,
  waiting: WarningIcon,
  bad: StopIcon,
};

interface NoticeProps {
  tone: NoticeTone;
  /** `alert` is read out at once, `status` when the reader pauses. */
  role?: 'alert' | 'status' | 'note';
  /** The one thing to do about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A boxed remark that has to be seen. */
export function Notice({ tone, role = 'note', action, children }: NoticeProps) {
  const Sign = ICONS[tone];
  return (
    <div className={classes.remark} data-tone={tone} role={role}>
      <Sign />
      <div className={classes.words}>
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
