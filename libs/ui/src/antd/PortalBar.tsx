import type { ReactNode } from 'react';
import type { LinkComponent } from '../chrome/link.ts';
import styles from './portal-bar.module.css';

const DASHBOARD = '/client/dashboard';

const WAYS = [
  { name: 'Mandate', path: DASHBOARD },
  { name: 'Orders', path: `${DASHBOARD}?tab=sla#mandate` },
  { name: 'Documents', path: `${DASHBOARD}#documents` },
  { name: 'Billing', path: '/client/billing' },
  { name: 'Account', path: '/client/account' },
] as const;

interface PortalBarProps {
  clientId: string;
  link: LinkComponent;
  /** Where one is. */
  pathname: string;
  /** The way out. */
  children: ReactNode;
}

/** Who is signed in to the portal, the ways to everything there is, and the way out. */
export function PortalBar({ clientId, link: Link, pathname, children }: PortalBarProps) {
  return (
    <div className={styles.account}>
      <span className={styles.clientId}>{clientId}</span>
      <nav aria-label="Client portal" className={styles.ways}>
        {WAYS.map(({ name, path }) => (
          <Link
            key={name}
            to={path}
            className={path.startsWith(DASHBOARD) ? styles.onDashboard : undefined}
            aria-current={path === pathname ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
