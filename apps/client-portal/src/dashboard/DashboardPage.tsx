import { useRef } from 'react';
import { LoadError, Skeleton } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Navigate } from '@rep13/web-kit/router';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { loginPath, type LoginNews } from '../session/login-address.ts';
import { useClientUser } from '../session/useClientUser.ts';
import { Dashboard } from './Dashboard.tsx';
import { useTab } from './tabs.ts';

/** The client's own room; whoever is not signed in is sent to the login page, and from there back. */
export function DashboardPage() {
  useHead({
    title: 'Client portal',
    description: 'Your mandate with Rep13.',
    keywords: 'client portal, mandate, EU legal representative, orders of authorities',
    noIndex: true,
  });
  const { data: user, error, mutate } = useClientUser();
  const [tab] = useTab();
  const wasOpen = useRef(false);
  // After a logout nothing is known of the user for a moment, and nobody needs to be told that the session has ended.
  if (user !== null) wasOpen.current = user !== undefined;

  if (user) return <Dashboard user={user} />;
  if (user === null) {
    const news: LoginNews = { sessionEnded: wasOpen.current };
    return <Navigate to={loginPath(tab)} state={news} replace />;
  }
  return (
    <PortalFrame>
      <CardPage title="Client portal" lead={error ? undefined : 'Checking your session.'}>
        {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={3} />}
      </CardPage>
    </PortalFrame>
  );
}
