import { user } from '@rep13/contracts-api-client/client';
import type { addendumPdf, pdf } from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError, apiGet } from '@rep13/web-kit/api';
import { isSessionOver } from '../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';

/**
 * Opens the PDF in a new window, after asking whether the session still holds: the new window would show the server's
 * refusal as it came. When it does not, the sign-in takes over and leads back to this tab.
 */
export function useOpenPdf(signupId: number, which: typeof pdf | typeof addendumPdf): () => Promise<void> {
  return async () => {
    try {
      await apiGet(addressOf(user));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSessionOver(error)) return askWhoIsSignedIn();
      toast({
        title: 'The PDF could not be opened',
        description: 'Please check your internet connection and try again.',
        variant: 'destructive',
      });
      return;
    }
    window.open(addressOf(which, { params: { signupId } }), '_blank', 'noopener');
  };
}
