import { useState } from 'react';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { EndMandateBody, MandateDetailView } from '@rep13/contracts-agreements';
import type { Refusal } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { isApprovalNeeded, reloadApprovals } from '../approvals/useApprovals.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';

interface EndOptions {
  /** Said when it is done. */
  done: string;
  /** What is shown is out of date. */
  onChanged: () => void;
  onRefused: (refusals: readonly Refusal[] | undefined) => boolean;
}

/** Ends a mandate, or asks a second person for it. */
export function useEndMandate(
  { registerNumber }: MandateDetailView,
  { done, onChanged, onRefused }: EndOptions,
) {
  const { send, isSending } = useAdminSend<EndMandateBody, MandateDetailView | ApprovalNeededView>(
    'POST',
    `/api/admin/mandates/${registerNumber}/end`,
  );
  const [problem, setProblem] = useState('');

  /** @returns whether it was done or asked for */
  const end = async (body: EndMandateBody): Promise<boolean> => {
    setProblem('');
    try {
      const reply = await send(body);
      if (isApprovalNeeded(reply)) void reloadApprovals();
      else onChanged();
      toast({ title: isApprovalNeeded(reply) ? 'Asked; nobody has agreed yet' : done });
      return true;
    } catch (error) {
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!onRefused(refusals)) setProblem(adminErrorMessage(error));
      if (error instanceof ApiError && error.status === 409) onChanged();
      return false;
    }
  };
  return { end, isSending, problem };
}
