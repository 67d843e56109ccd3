import { buttonStyle, Notice } from '@rep13/ui';
import { forgetApiData } from '@rep13/web-kit/api';
import { Link, useLocation } from '@rep13/web-kit/router';
import { signInPath } from './sign-in-path.ts';

interface SessionOverProps {
  /** Whether the visitor's work is safe. */
  text: string;
}

/** The page is still open, but this browser may no longer see or change what it shows. */
export function SessionOver({ text }: SessionOverProps) {
  const { pathname, search } = useLocation();
  const signIn = (
    // What was loaded before would make the sign-in page believe that somebody is signed in.
    <Link
      to={signInPath(pathname + search)}
      state={{ sessionEnded: true }}
      onClick={() => void forgetApiData()}
      className={buttonStyle('primary')}
    >
      Sign in and come back
    </Link>
  );
  return (
    <Notice tone="waiting" role="alert" action={signIn}>
      <strong>Your session has ended.</strong> {text} No client account yet? Open the link from our email
      again.
    </Notice>
  );
}
