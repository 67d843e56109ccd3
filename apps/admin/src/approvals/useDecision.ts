import { useState } from 'react';
import type { ApprovalView } from '@rep13/contracts-admin';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import { reloadApprovals } from './useApprovals.ts';

/** Decides about a step of two. What could not be carried out stays open, and says why. */
export function useDecision<Body>({ id }: ApprovalView, what: 'grant' | 'refuse', done: string) {
  const { send, isSending } = useAdminSend<Body, ApprovalView>('POST', `/api/admin/approvals/${id}/${what}`);
  const [problem, setProblem] = useState('');
  const decide = async (body: Body): Promise<boolean> => {
    setProblem('');
    try {
      await send(body);
      toast({ title: done });
      void reloadApprovals();
      return true;
    } catch (error) {
      setProblem(decisionErrorMessage(error));
      if (error instanceof ApiError && [409, 412].includes(error.status)) void reloadApprovals();
      return false;
    }
  };
  return { decide, isSending, problem };
}

/** Said before it is tried, and when it was. */
export const DEPENDENT =
  'Your account and that of who asked hang together: one of them was made, reset or given its role by the other, or both by one colleague, within the last seven days. Somebody else has to agree.';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.approvalDecided]: 'Somebody else decided about it meanwhile, or its time is over.',
  [ERROR_CODES.dependentApproval]: DEPENDENT,
  [ERROR_CODES.ownApproval]: 'You have asked for it yourself: somebody else has to agree.',
  [ERROR_CODES.idempotencyKeyInUse]: 'Somebody else is agreeing to it at this moment.',
  [ERROR_CODES.ticketChanged]:
    'The order has changed since it was asked for. Look at it, and have it asked for again.',
  [ERROR_CODES.ticketMoveNotAllowed]:
    'The order has moved on since it was asked for. Look at it, and refuse what no longer fits.',
  [ERROR_CODES.ticketClosed]: 'The order is closed meanwhile. Refuse what no longer fits.',
  [ERROR_CODES.ticketNotReplied]: 'It is not recorded what was done about the order. Refuse it.',
};

const decisionErrorMessage = (error: unknown): string =>
  (error instanceof ApiError && BY_CODE[error.code ?? '']) || adminErrorMessage(error);
