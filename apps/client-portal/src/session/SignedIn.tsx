import { useEffect, type ReactNode } from 'react';
import type { ClientUserView } from '@rep13/contracts-onboarding';
import { LoadError } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { CheckingSession } from '../frame/CheckingSession.tsx';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { ToSignIn } from './ToSignIn.tsx';
import { useClientUser } from './useClientUser.ts';

interface SignedInProps {
  /** The sign-in page, with the way back. */
  signInPath: string;
  children: (user: ClientUserView) => ReactNode;
}

/** Of the page and not of one part: a form that goes takes a step back, and another part sends on to the sign-in. */
let wasOpen = false;

/** A part only for signed-in clients; others are sent to the sign-in page, and from there back. */
export function SignedIn({ signInPath, children }: SignedInProps) {
  const { data: user, error, mutate } = useClientUser();
  useEffect(() => {
    // After a logout nothing is known of the user for a moment, and nobody needs to be told that the session has ended.
    if (user !== null) wasOpen = user !== undefined;
  }, [user]);

  if (user) return children(user);
  if (user === null) return <ToSignIn path={signInPath} news={{ sessionEnded: wasOpen }} />;
  if (!error) return <CheckingSession />;
  return (
    <PortalFrame>
      <CardPage title="Client portal">
        <LoadError error={error} onRetry={() => void mutate()} />
      </CardPage>
    </PortalFrame>
  );
}
