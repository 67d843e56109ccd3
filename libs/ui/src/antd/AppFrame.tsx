import type { ReactNode } from 'react';
import type { LinkComponent } from '../chrome/link.ts';
import { Logo } from '../chrome/Logo.tsx';
import type { Density } from './antd-theme.ts';
import { AppTheme } from './AppTheme.tsx';
import classes from './app-frame.module.css';

interface AppFrameProps {
  density: Exclude<Density, 'funnel'>;
  link: LinkComponent;
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  children: ReactNode;
}

/** What stands round every screen for people who sign in: the theme and a bar with the way home. */
export function AppFrame({ density, link: Link, account, children }: AppFrameProps) {
  return (
    <AppTheme density={density}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home} aria-label="Rep13, home page">
          <Logo />
        </Link>
        {account}
      </div>
      {children}
    </AppTheme>
  );
}
