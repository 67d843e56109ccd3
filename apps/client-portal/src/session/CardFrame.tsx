import type { ReactNode } from 'react';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { AccountBar } from './AccountBar.tsx';
import { useClientUser } from './useClientUser.ts';

/** Round the shell's cards below /client: with the account bar for who is signed in, which nobody needs to be there. */
export function CardFrame({ children }: { children: ReactNode }) {
  const { data: user, error } = useClientUser();
  const isUnknown = user === undefined && !error;
  return (
    <PortalFrame account={user && <AccountBar clientId={user.clientId} />} awaitsAccount={isUnknown}>
      {children}
    </PortalFrame>
  );
}
