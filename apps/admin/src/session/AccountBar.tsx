import { Button } from 'antd';
import type { AdminUserView } from '@rep13/contracts-admin';
import { Link } from '@rep13/web-kit/router';
import { useLogout } from './useLogout.ts';
import styles from './account-bar.module.css';

/** Who is signed in, and the way out. */
export function AccountBar({ user }: { user: AdminUserView }) {
  const { logout, isLeaving } = useLogout();
  return (
    <div className={styles.account}>
      <span>
        <strong>{user.username || 'Admin'}</strong>, {user.role}
      </span>
      {!user.mustChangePassword && !user.mustSetUpSecondFactor && <Link to="/admin/account">Account</Link>}
      <Button onClick={() => void logout()} disabled={isLeaving}>
        Logout
      </Button>
    </div>
  );
}
