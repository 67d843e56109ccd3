import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { askWhoIsSignedIn } from './useClientUser.ts';

/** Ends the session and goes back to the sign-in page. */
export function useLogout() {
  const navigate = useNavigate();
  return useEndSession('/api/client/logout', {
    onEnded: () => {
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
}
