import { Button } from 'antd';
import { Link } from '@rep13/web-kit/router';
import { useLogout } from './useLogout.ts';
import styles from './account-bar.module.css';

/** Who is signed in, the way to the own account, and the way out. */
export function AccountBar({ clientId }: { clientId: string }) {
  const { logout, isLeaving } = useLogout();
  return (
    <div className={styles.account}>
      <span className={styles.clientId}>{clientId}</span>
      <Link to="/client/billing">Billing</Link>
      <Link to="/client/account">Account</Link>
      <Button onClick={() => void logout()} disabled={isLeaving}>
        Logout
      </Button>
    </div>
  );
}
