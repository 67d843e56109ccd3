import { useState } from 'react';
import type { Call } from '@rep13/contracts-operations';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import type { Refusal } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import type { MailWork } from './mail-work.ts';

interface WriteOptions {
  /** Said when it is done. */
  done: (mail: InboundMailDetailView) => string;
  /** Takes what the server refused at a field. @returns whether there was a field for any of it */
  onRefused?: (refusals: readonly Refusal[] | undefined) => boolean;
}

/** One decision about the mail that is shown, made on the version that is shown. What was typed stays until it is done. */
export function useMailWrite<Body>(
  call: Call<Body, InboundMailDetailView>,
  { mail, show, reload }: MailWork,
  { done, onRefused }: WriteOptions,
) {
  const { send, isSending } = useAdminSend(call);
  const [problem, setProblem] = useState('');

  /** @returns whether it was done */
  const write = async (body: Body): Promise<boolean> => {
    setProblem('');
    try {
      const changed = await send(body, { ifMatch: mail.version });
      show(changed);
      toast({ title: done(changed) });
      return true;
    } catch (error) {
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!onRefused?.(refusals)) setProblem(problemOf(error));
      if (error instanceof ApiError && [409, 412].includes(error.status)) reload();
      return false;
    }
  };
  return { write, isSending, problem };
}

/** A refusal without a field of its own, such as that nobody can be answered, says what is wrong itself. */
const problemOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors?.[0]?.message) || adminErrorMessage(error);
