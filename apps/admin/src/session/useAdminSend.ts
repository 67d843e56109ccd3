import type { Call } from '@rep13/contracts-operations';
import { ApiError, useSend, type Seen, type Sending } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** A write of staff. When the session has ended, the sign-in takes over and what was typed stays. */
export function useAdminSend<TBody, TReply>(call: Call<TBody, TReply>): Sending<TBody, TReply> {
  const { send, isSending } = useSend(call);
  const sendAsStaff = async (body: TBody, seen?: Seen) => {
    try {
      return await send(body, seen);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
      throw error;
    }
  };
  return { send: sendAsStaff, isSending };
}
