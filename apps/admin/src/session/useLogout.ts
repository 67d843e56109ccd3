import { logout } from '@rep13/contracts-api-admin/sign-in';
import { callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { forgetAllDrafts } from '../ticket-draft/ticket-draft.ts';
import { askWhoIsSignedIn } from './useAdminUser.ts';
import { useSignedOutStore } from './useSignedOut.ts';

/** Ends the session and goes back to the sign-in page. */
export function useLogout() {
  const navigate = useNavigate();
  return useEndSession(callOf(logout), {
    onEnded: () => {
      forgetAllDrafts();
      useSignedOutStore.setState({ isSignedOut: true });
      void navigate('/admin/login');
      // Going back before the sign-in page is there shows the admin page again, which waits to be told that it is over.
      void askWhoIsSignedIn();
      toast({ title: 'Logged out successfully', description: 'You have been logged out of the admin panel' });
    },
    onFailed: toast,
  });
}
