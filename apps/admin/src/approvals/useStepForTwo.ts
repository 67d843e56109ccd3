import { useState } from 'react';
import type { Call } from '@rep13/contracts-operations';
import type { Refusal } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import { isApprovalNeeded, reloadApprovals } from './useApprovals.ts';

interface StepOptions {
  /** Said when it is done. */
  done: string;
  /** What is shown is out of date. */
  onChanged: () => void;
  onRefused: (refusals: readonly Refusal[] | undefined) => boolean;
}

/** Does a step that may take two, or asks a second person for it: the server decides which. */
export function useStepForTwo<Body>(call: Call<Body, object>, { done, onChanged, onRefused }: StepOptions) {
  const { send, isSending } = useAdminSend(call);
  const [problem, setProblem] = useState('');

  /** @returns whether it was done or asked for */
  const take = async (body: Body): Promise<boolean> => {
    setProblem('');
    try {
      const reply = await send(body);
      if (isApprovalNeeded(reply)) void reloadApprovals();
      else onChanged();
      toast({ title: isApprovalNeeded(reply) ? 'Approval requested' : done });
      return true;
    } catch (error) {
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!onRefused(refusals)) setProblem(adminErrorMessage(error));
      if (error instanceof ApiError && error.status === 409) onChanged();
      return false;
    }
  };
  return { take, isSending, problem };
}
