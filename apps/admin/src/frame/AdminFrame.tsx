import type { ReactNode } from 'react';
import { Logo } from '@rep13/ui';
import { AppTheme } from '@rep13/ui/antd';
import { Link } from '@rep13/web-kit/router';
import styles from './admin-frame.module.css';

interface AdminFrameProps {
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  children: ReactNode;
}

/** What stands round every screen of the desk. */
export function AdminFrame({ account, children }: AdminFrameProps) {
  return (
    <AppTheme density="admin">
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
