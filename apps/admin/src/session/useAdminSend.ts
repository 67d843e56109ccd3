import { ApiError, useSend, type ApiMethod, type Seen, type Sending } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** A write of staff. When the session has ended, the sign-in takes over and what was typed stays. */
export function useAdminSend<TBody, TReply = void>(method: ApiMethod, path: string): Sending<TBody, TReply> {
  const { send, isSending } = useSend<TBody, TReply>(method, path);
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
