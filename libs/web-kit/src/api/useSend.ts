import { useCallback, useRef, useState } from 'react';
import type { Call } from '@rep13/contracts-operations';
import { apiSend, type SendOptions } from './api-client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The version that the write was decided on. */
export type Seen = Pick<SendOptions, 'ifMatch'>;

export interface Sending<TBody, TReply> {
  /** @throws {ApiError} so that the form can show it */
  send: (body: TBody, seen?: Seen) => Promise<TReply>;
  isSending: boolean;
}

/**
 * A write that may be repeated without doing it twice: the key stays the same while the same body is tried
 * again, and is new for a changed body or version and after a success.
 */
export function useSend<TBody, TReply>({ method, path }: Call<TBody, TReply>): Sending<TBody, TReply> {
  const [pending, setPending] = useState(0);
  const attempt = useRef<{ json: string; key: string } | null>(null);

  const send = useCallback(
    async (body: TBody, { ifMatch }: Seen = {}) => {
      const json = JSON.stringify([body, ifMatch]);
      if (attempt.current?.json !== json) attempt.current = { json, key: newIdempotencyKey() };
      setPending((count) => count + 1);
      try {
        const { key: idempotencyKey } = attempt.current;
        const call: Call<TBody, TReply> = { method, path };
        const reply = await apiSend(call, body, { idempotencyKey, ifMatch });
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
