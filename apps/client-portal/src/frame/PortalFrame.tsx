import type { ReactNode } from 'react';
import { Logo } from '@rep13/ui';
import { AppTheme } from '@rep13/ui/antd';
import { Link } from '@rep13/web-kit/router';
import styles from './portal-frame.module.css';

interface PortalFrameProps {
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  children: ReactNode;
}

/** What stands round every screen of the portal. */
export function PortalFrame({ account, children }: PortalFrameProps) {
  return (
    <AppTheme density="portal">
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label="Rep13, home page">
          <Logo />
        </Link>
        {account}
      </div>
      {children}
    </AppTheme>
  );
}
