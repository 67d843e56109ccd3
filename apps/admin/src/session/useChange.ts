import { useState } from 'react';
import type { Call } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from './admin-error-message.ts';
import { useAdminSend } from './useAdminSend.ts';

interface ChangeOptions<TReply> {
  /** Said when it is done. */
  done: string;
  /** What is shown is out of date: after the change, and when somebody else was faster. */
  onChanged: () => void;
  onReply?: (reply: TReply) => void;
}

/** One change by staff: confirmed when it is done, else a sentence why not. */
export function useChange<TBody, TReply>(
  call: Call<TBody, TReply>,
  { done, onChanged, onReply }: ChangeOptions<TReply>,
) {
  const { send, isSending } = useAdminSend(call);
  const [problem, setProblem] = useState('');

  const change = async (body: TBody): Promise<boolean> => {
    setProblem('');
    try {
      const reply = await send(body);
      onChanged();
      onReply?.(reply);
      if (done) toast({ title: done });
      return true;
    } catch (error) {
      setProblem(adminErrorMessage(error));
      if (error instanceof ApiError && error.status === 409) onChanged();
      return false;
    }
  };
  return { change, isSending, problem };
}
