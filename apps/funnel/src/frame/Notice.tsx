import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '@rep13/ui';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'waiting' | 'bad';
  /** `alert` is read out at once. */
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
}

/** A boxed remark beside the main matter. */
export function Notice({ tone, role = 'note', children }: NoticeProps) {
  const Sign = tone === 'info' ? InfoIcon : WarningIcon;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Sign />
      <div>{children}</div>
    </div>
  );
}
