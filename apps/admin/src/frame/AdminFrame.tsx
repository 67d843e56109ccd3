import type { ReactNode } from 'react';
import { AppFrame } from '@rep13/ui/antd';
import { clocksNote, useConsentStore } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import styles from './admin-frame.module.css';

interface AdminFrameProps {
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  /** It is not known yet whether there will be one. */
  awaitsAccount?: boolean;
  /** Beside the page; on a narrow screen it is left to a menu in the bar. */
  nav?: ReactNode;
  children: ReactNode;
}

/** What stands round every admin page. */
export function AdminFrame({ nav, children, ...account }: AdminFrameProps) {
  const reopen = useConsentStore((state) => state.reopen);
  return (
    <AppFrame density="admin" link={Link} clocks={clocksNote()} onCookieSettings={reopen} {...account}>
      <div className={styles.admin} data-rail={nav || account.awaitsAccount ? '' : undefined}>
        {nav && <div className={styles.rail}>{nav}</div>}
        <div className={styles.page}>{children}</div>
      </div>
    </AppFrame>
  );
}
