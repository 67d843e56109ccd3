import { useCallback, useRef, useState } from 'react';
import { apiSend, type ApiMethod } from './api-client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface Sending<TBody, TReply> {
  /** @throws {ApiError} so that the form can show it */
  send: (body: TBody) => Promise<TReply>;
  isSending: boolean;
}

/**
 * A write that may be repeated without doing it twice: the key stays the same while the same body is tried
 * again, and is new for a changed body and after a success.
 */
export function useSend<TBody, TReply = void>(method: ApiMethod, path: string): Sending<TBody, TReply> {
  const [pending, setPending] = useState(0);
  const attempt = useRef<{ json: string; key: string } | null>(null);

  const send = useCallback(
    async (body: TBody) => {
      const json = JSON.stringify(body);
      if (attempt.current?.json !== json) attempt.current = { json, key: newIdempotencyKey() };
      setPending((count) => count + 1);
      try {
        const reply = await apiSend<TReply>(method, path, body, { idempotencyKey: attempt.current.key });
        attempt.current = null;
        return reply;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [method, path],
  );
  return { send, isSending: pending > 0 };
}
