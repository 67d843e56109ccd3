import { Button } from 'antd';
import { useLogout } from '../session/useLogout.ts';
import styles from './dashboard.module.css';

/** Who is signed in, and the way out. */
export function AccountBar({ clientId }: { clientId: string }) {
  const { logout, isLeaving } = useLogout();
  return (
    <div className={styles.account}>
      <span>{clientId}</span>
      <Button onClick={() => void logout()} disabled={isLeaving}>
        Logout
      </Button>
    </div>
  );
}
