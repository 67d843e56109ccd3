import type { Call } from '@rep13/contracts-operations';
import { useState } from 'react';
import { ApiError, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import { pendingSubmission, type Sent } from './pending-submission.ts';

export interface Taken<TReply> {
  reply: TReply;
  /** Another body had been taken before; the reply is about that one, and what was sent now was not taken. */
  isEarlier: boolean;
}

/**
 * A POST that is taken once, also when its answer is lost and the page then reloaded: the key is kept in this tab
 * until there is a definite answer. The server takes one body under a key, so that a body changed meanwhile finds
 * out that an earlier one was taken.
 */
export function useResumableSubmit<TTyped extends object, TRest extends object, TReply>(
  call: Call<TTyped & TRest, TReply>,
  name: string,
) {
  type Body = Sent<TTyped, TRest>;
  const [attempt] = useState(() => pendingSubmission<TTyped, TRest>(name));
  const [isSending, setSending] = useState(false);

  const post = (key: string, { typed, rest }: Body) =>
    apiSend(call, { ...typed, ...rest }, { idempotencyKey: key });

  const take = async (typed: TTyped, rest: TRest): Promise<Taken<TReply>> => {
    const { key, sent } = attempt.read() ?? { key: newIdempotencyKey(), sent: [] };
    const repeated = sent.find((one) => isSame(one.typed, typed));
    const body = repeated ?? { typed, rest };
    if (!repeated) attempt.save({ key, sent: [...sent, body] });
    try {
      return { reply: await post(key, body), isEarlier: false };
    } catch (error) {
      if (!repeated && isDefinite(error)) {
        if (sent.length > 0) attempt.save({ key, sent });
        else attempt.forget();
      }
      if (!isOtherTaken(error)) throw error;
      const others = sent.filter((one) => one !== body);
      return { reply: await firstTaken(others, (one) => post(key, one), error), isEarlier: true };
    }
  };

  /** @throws {ApiError} so that the form can show it */
  const send = async (typed: TTyped, rest: TRest) => {
    setSending(true);
    try {
      const taken = await take(typed, rest);
      attempt.forget();
      return taken;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}

/** The reply to whichever of these was taken. */
async function firstTaken<TBody, TReply>(
  bodies: TBody[],
  post: (body: TBody) => Promise<TReply>,
  firstError: unknown,
): Promise<TReply> {
  for (const body of bodies) {
    try {
      return await post(body);
    } catch (error) {
      if (!isOtherTaken(error)) throw error;
    }
  }
  throw firstError;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const isOtherTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'gateway.idempotency-key-reused';

/** The server has decided about this body. A key in use says that it has not yet. */
const isDefinite = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'gateway.idempotency-key-in-use';
