import { logout as signOut } from '@rep13/contracts-api-client/sign-in';
import { callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { forgetAllAnswers, hasAnswers } from '../answer-draft/answer-draft.ts';
import { askWhoIsSignedIn } from './useClientUser.ts';

const ASK = 'Log out? You have written an answer to an order that is not sent. It will be lost.';

/** Ends the session and goes back to the sign-in page; asks first where something typed would be lost with it. */
export function useLogout() {
  const navigate = useNavigate();
  const { logout, isLeaving } = useEndSession(callOf(signOut), {
    onEnded: () => {
      forgetAllAnswers();
      void navigate('/client/login');
      // Going back before the sign-in page is there shows the portal again, which waits to be told that it is over.
      void askWhoIsSignedIn();
      toast({
        title: 'Logged out successfully',
        description: 'You have been logged out of the client portal',
      });
    },
    onFailed: toast,
  });
  const askFirst = async () => {
    if (!hasAnswers() || window.confirm(ASK)) await logout();
  };
  return { logout: askFirst, isLeaving };
}
