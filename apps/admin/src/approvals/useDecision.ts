import { useState } from 'react';
import type { ApprovalView } from '@rep13/contracts-admin';
import type { Call } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError, sentenceByCode, type SentencesByCode } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import { reloadApprovals } from './useApprovals.ts';

/** Decides about a step of two. What could not be carried out stays open, and says why. */
export function useDecision<Body>(call: Call<Body, ApprovalView>, done: string) {
  const { send, isSending } = useAdminSend(call);
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

const BY_CODE: SentencesByCode = {
  'gateway.approval-decided': 'Somebody else decided about it meanwhile, or its time is over.',
  'gateway.dependent-approval': DEPENDENT,
  'gateway.own-approval': 'You have asked for it yourself: somebody else has to agree.',
  'gateway.idempotency-key-in-use': 'Somebody else is agreeing to it at this moment.',
  'sla.ticket-changed':
    'The order has changed since it was asked for. Look at it, and have it asked for again.',
  'sla.ticket-move-not-allowed':
    'The order has moved on since it was asked for. Look at it, and refuse what no longer fits.',
  'sla.ticket-closed': 'The order is closed meanwhile. Refuse what no longer fits.',
  'sla.ticket-not-replied': 'It is not recorded what was done about the order. Refuse it.',
};

const decisionErrorMessage = (error: unknown): string =>
  sentenceByCode(error, BY_CODE) ?? adminErrorMessage(error);
