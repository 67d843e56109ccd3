import * as signIn from '@rep13/contracts-api-client/sign-in';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { Link, useNavigate } from '@rep13/web-kit/router';
import styles from './portal-account.module.css';

/** As on the portal's own pages: who is signed in, the way back to them, and the way out. */
export function PortalAccount({ clientId }: { clientId: string }) {
  const navigate = useNavigate();
  const { logout, isLeaving } = useEndSession(callOf(signIn.logout), {
    onEnded: () => {
      void navigate('/client/login');
      toast({
        title: 'Logged out successfully',
        description: 'You have been logged out of the client portal',
      });
    },
    onFailed: toast,
  });
  return (
    <div className={styles.account}>
      <span>{clientId}</span>
      <Link to="/client/dashboard">Dashboard</Link>
      <Link to="/client/account">Account</Link>
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={isLeaving}
        onClick={() => void logout()}
      >
        Logout
      </button>
    </div>
  );
}
