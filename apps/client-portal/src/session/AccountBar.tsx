import { Button } from 'antd';
import { PortalBar } from '@rep13/ui/antd';
import { Link, useLocation } from '@rep13/web-kit/router';
import { useLogout } from './useLogout.ts';

/** The bar of the portal; leaving asks first where something typed would be lost. */
export function AccountBar({ clientId }: { clientId: string }) {
  const { logout, isLeaving } = useLogout();
  const { pathname } = useLocation();
  return (
    <PortalBar clientId={clientId} link={Link} pathname={pathname}>
      <Button onClick={() => void logout()} disabled={isLeaving}>
        Logout
      </Button>
    </PortalBar>
  );
}
