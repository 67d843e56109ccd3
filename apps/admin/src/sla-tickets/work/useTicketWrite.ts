import { useState } from 'react';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { TicketDetailView } from '@rep13/contracts-sla';
import type { Call } from '@rep13/contracts-operations';
import type { Refusal } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { isApprovalNeeded } from '../../approvals/useApprovals.ts';
import { reloadTicketLists } from '../../live/pulse.ts';
import { useAdminSend } from '../../session/useAdminSend.ts';
import { isOutOfDate, ticketErrorMessage } from './ticket-error-message.ts';
import { useTicketWork } from './ticket-work.ts';

interface WriteOptions {
  /** Said when it is done. */
  done: (ticket: TicketDetailView) => string;
  /** Takes what the server refused at a field. @returns whether there was a field for any of it */
  onRefused?: (refusals: readonly Refusal[] | undefined) => boolean;
}

/**
 * One write to the order that is shown, decided on the version that is shown and on one's own writes that are still on
 * their way. Never said to be done before the server has done it; what was typed stays until then.
 */
export function useTicketWrite<Body>(
  call: Call<Body, TicketDetailView | ApprovalNeededView>,
  { done, onRefused }: WriteOptions,
) {
  const { inTurn, show, reload, asked } = useTicketWork();
  const { send } = useAdminSend(call);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  /** @returns whether it was done or asked for */
  const write = async (body: Body): Promise<boolean> => {
    setProblem('');
    setSending(true);
    try {
      const reply = await inTurn((version) => send(body, { ifMatch: version }));
      if (isApprovalNeeded(reply)) {
        asked();
        toast({ title: 'Approval requested' });
        return true;
      }
      show(reply);
      toast({ title: done(reply) });
      void reloadTicketLists();
      return true;
    } catch (error) {
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!onRefused?.(refusals)) setProblem(ticketErrorMessage(error));
      if (isOutOfDate(error)) reload();
      return false;
    } finally {
      setSending(false);
    }
  };
  return { write, isSending, problem };
}
