import * as signIn from '@rep13/contracts-api-client/sign-in';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle } from '@rep13/ui';
import { PortalBar } from '@rep13/ui/antd';
import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { Link, useLocation, useNavigate } from '@rep13/web-kit/router';

/** The bar of the portal's own pages. */
export function PortalAccount({ clientId }: { clientId: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
    <PortalBar clientId={clientId} link={Link} pathname={pathname}>
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={isLeaving}
        onClick={() => void logout()}
      >
        Logout
      </button>
    </PortalBar>
  );
}
