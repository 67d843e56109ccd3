import { signupAddress } from './useSignup.ts';
import { useState } from 'react';
import { toast } from '@rep13/web-kit';
import { ApiError, apiGet } from '@rep13/web-kit/api';

/**
 * Asks whether this browser may still see the registration before one of its documents is opened: the browser itself
 * would show the server's refusal as it came.
 */
export function useStillYours(signupId: number) {
  const [isOver, setOver] = useState(false);

  const ifStillYours = async (open: () => void) => {
    try {
      await apiGet(signupAddress(signupId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return setOver(true);
      toast({
        title: 'The document could not be opened',
        description: 'Please check your internet connection and try again.',
        variant: 'destructive',
      });
      return;
    }
    setOver(false);
    open();
  };
  return { ifStillYours, isOver };
}
