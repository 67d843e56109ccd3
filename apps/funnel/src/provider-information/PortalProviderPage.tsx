import { useRef } from 'react';
import * as client from '@rep13/contracts-api-client/client';
import { addressOf } from '@rep13/contracts-operations';
import { AppFrame } from '@rep13/ui/antd';
import { clocksNote, useConsentStore } from '@rep13/web-kit';
import { useApiOrNull } from '@rep13/web-kit/api';
import { Link, Navigate, useLocation, useSearchParams } from '@rep13/web-kit/router';
import { signInPath } from '../visitor/sign-in-path.ts';
import { PortalAccount } from './PortalAccount.tsx';
import { ProviderInformation } from './ProviderInformation.tsx';

/** The same form for a client who is signed in, in the frame of the portal. */
export function PortalProviderPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { data: user, error, mutate } = useApiOrNull(addressOf(client.user));
  const reopen = useConsentStore((state) => state.reopen);
  const wasOpen = useRef(false);
  // A session that ends over the form takes nothing off the screen: the form says so when it can't be saved.
  if (user) wasOpen.current = true;

  if (user === null && !wasOpen.current) return <Navigate to={signInPath(pathname + search)} replace />;
  // A client has one record, and need not name it.
  if (user && !query.has('signupId'))
    return <Navigate to={`${pathname}?signupId=${user.signupId}`} replace />;
  return (
    <AppFrame
      density="portal"
      link={Link}
      clocks={clocksNote()}
      account={user && <PortalAccount clientId={user.clientId} />}
      awaitsAccount={user === undefined}
      onCookieSettings={reopen}
    >
      <ProviderInformation
        density="portal"
        asking={user === undefined ? { error, onRetry: () => void mutate() } : undefined}
      />
    </AppFrame>
  );
}
