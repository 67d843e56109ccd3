import { useEffect } from 'react';
import { Skeleton } from '@rep13/ui';
import { forgetApiData } from '@rep13/web-kit/api';
import { useLocation, useNavigate } from '@rep13/web-kit/router';
import { signInPath } from './sign-in-path.ts';

/** The mailed link continued a registration that has an account by now: the sign-in leads back to where it led. */
export function SignInInstead() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // What was loaded before would make the sign-in page believe that somebody is signed in.
    void forgetApiData();
    void navigate(signInPath(pathname + search), { state: { accountIsSetUp: true }, replace: true });
  }, [navigate, pathname, search]);
  return <Skeleton lines={2} />;
}
