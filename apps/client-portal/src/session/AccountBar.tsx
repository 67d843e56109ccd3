import { Button } from 'antd';
import { Link, useLocation } from '@rep13/web-kit/router';
import { DOCUMENTS_PATH, tabPath } from '../frame/tabs.ts';
import { useLogout } from './useLogout.ts';
import styles from './account-bar.module.css';

const DASHBOARD = '/client/dashboard';

const WAYS = [
  { name: 'Mandate', path: DASHBOARD },
  { name: 'Orders', path: tabPath('sla') },
  { name: 'Documents', path: DOCUMENTS_PATH },
  { name: 'Billing', path: '/client/billing' },
  { name: 'Account', path: '/client/account' },
] as const;

/** Who is signed in, the ways to everything there is, and the way out. */
export function AccountBar({ clientId }: { clientId: string }) {
  const { logout, isLeaving } = useLogout();
  const { pathname } = useLocation();
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
      <Button onClick={() => void logout()} disabled={isLeaving}>
        Logout
      </Button>
    </div>
  );
}
