import type { ReactNode } from 'react';
import type { LinkComponent } from '../chrome/link.ts';
import { Logo } from '../chrome/Logo.tsx';
import type { Density } from './antd-theme.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppTheme } from './AppTheme.tsx';
import classes from './app-frame.module.css';

interface AppFrameProps {
  density: Exclude<Density, 'funnel'>;
  link: LinkComponent;
  /** By which clocks days and times are shown: said once, in the foot. */
  clocks: string;
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  /** It is not known yet who is signed in: the foot keeps the place it will have then. */
  awaitsAccount?: boolean;
  /** Opens the cookie banner again. */
  onCookieSettings: () => void;
  children: ReactNode;
}

/** What stands round every screen for people who sign in: the theme, a bar with the way home, what binds us. */
export function AppFrame(props: AppFrameProps) {
  const { density, link: Link, clocks, account, awaitsAccount, onCookieSettings, children } = props;
  return (
    <AppTheme density={density}>
      {/* Once somebody is signed in, data comes later: the foot begins below the first screen and never jumps. */}
      <div className={classes.screen} data-signed-in={account || awaitsAccount ? '' : undefined}>
        <div className={classes.bar}>
          <Link to="/" className={classes.home} aria-label="Rep13, home page">
            <Logo />
          </Link>
          {account}
        </div>
        <div className={classes.content}>
          <noscript>
            <p className={classes.needs}>
              This page needs JavaScript. Please switch it on and load it again.
            </p>
          </noscript>
          {children}
        </div>
        <AppFooter link={Link} clocks={clocks} onCookieSettings={onCookieSettings} />
      </div>
    </AppTheme>
  );
}
