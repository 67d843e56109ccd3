import { useState } from 'react';
import { Notice } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link, Navigate, useLocation, useSearchParams } from '@rep13/web-kit/router';
import { Door } from '../frame/Door.tsx';
import { wantedPath, wantedTab, type SignInNews } from '../session/sign-in-address.ts';
import { useClientUser } from '../session/useClientUser.ts';
import { ClientSignInForm } from './ClientSignInForm.tsx';

/** The way into the portal. */
export function SignInPage() {
  useHead({
    title: 'Client login',
    description: 'Sign in to your Rep13 client portal.',
    keywords: 'client login, client portal, Client ID, EU legal representative',
    noIndex: true,
  });
  const { data: user } = useClientUser();
  const [query] = useSearchParams();
  const news = (useLocation().state ?? {}) as SignInNews;
  const [hasSignedIn, setSignedIn] = useState(false);
  // Somebody signed in all along who may still not see that page would be redirected in a loop.
  if (user) return <Navigate to={hasSignedIn ? wantedPath(query) : wantedTab(query)} replace />;

  return (
    <Door title="Client portal" lead="Sign in to see your mandate, your company and authorities' orders.">
      {news.sessionEnded && <SessionEnded />}
      {news.accountIsSetUp && <AccountIsSetUp />}
      <ClientSignInForm clientId={news.clientId} onSignedIn={() => setSignedIn(true)} />
      <Notice tone="info">
        Your Client ID looks like DSA-XXXXXX. It is in your signup confirmation email. No password yet?{' '}
        <Link to="/client/setup">Set up your account</Link>
      </Notice>
      <p>
        Not a client yet? <Link to="/check">Take the free compliance check</Link>
      </p>
    </Door>
  );
}

function AccountIsSetUp() {
  return (
    <Notice tone="info" role="status">
      <strong>Your account is set up.</strong> Sign in, and you get to what the link in our email led to.
    </Notice>
  );
}

function SessionEnded() {
  return (
    <Notice tone="waiting" role="alert">
      <strong>Your session has ended.</strong> Sign in again, and you are back where you were.
    </Notice>
  );
}
