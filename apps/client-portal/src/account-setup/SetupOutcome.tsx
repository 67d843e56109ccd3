import { useEffect } from 'react';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { Notice, useMainFocus } from '@rep13/ui';
import { Link, useNavigate } from '@rep13/web-kit/router';
import { Door } from '../frame/Door.tsx';
import type { SignInNews } from '../session/sign-in-address.ts';

const SIGN_IN = '/client/login';

/** The account is active; the sign-in page follows by itself. */
export function SetupComplete({ clientId }: SignInNews) {
  const navigate = useNavigate();
  useMainFocus();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(SIGN_IN, { replace: true, state: { clientId } satisfies SignInNews }),
      DELAYS_MS.redirectAfterClientSetup,
    );
    return () => clearTimeout(timer);
  }, [navigate, clientId]);

  return (
    <Door title="Account setup complete">
      <Notice tone="good" role="status" action={<Link to={SIGN_IN}>Go to the login page now</Link>}>
        Your account is active. You will be taken to the login page in 3 seconds.
      </Notice>
    </Door>
  );
}

/** Nobody has proven yet that the account is theirs: the mailbox of the legal contact decides. */
export function CheckYourEmail() {
  useMainFocus();
  return (
    <Door title="Check your email">
      <Notice tone="info" role="status">
        We have sent a link to the legal contact of this account. Open it and choose your password there: the
        one you have just typed was not kept. Until then you can't sign in.
      </Notice>
      <p>No email after five minutes? Look in the spam folder, or try again.</p>
    </Door>
  );
}
