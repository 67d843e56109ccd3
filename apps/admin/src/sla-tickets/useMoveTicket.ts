import { useState } from 'react';
import type { TicketAction } from '@rep13/contracts-constants';
import type { MoveTicketBody, TicketDetailView } from '@rep13/contracts-sla';
import { toast } from '@rep13/web-kit';
import { ApiError, reloadApi } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import { STATUS } from './ticket-labels.ts';
import { PENDING_PATH } from '../ticket-clock/usePendingTickets.ts';

interface Outcomes {
  onMoved: (ticket: TicketDetailView) => void;
  /** Somebody else was faster: what is shown is out of date. */
  onConflict: () => void;
}

/** Does the next thing with an order. Never shown as done before the server has done it. */
export function useMoveTicket(id: number, action: TicketAction, { onMoved, onConflict }: Outcomes) {
  const { send, isSending } = useAdminSend<MoveTicketBody, TicketDetailView>(
    'POST',
    `/api/admin/sla-tickets/${id}/${action}`,
  );
  const [problem, setProblem] = useState('');

  const move = async ({ reason, note }: MoveTicketBody): Promise<boolean> => {
    setProblem('');
    try {
      const ticket = await send({ ...(reason && { reason }), ...(note && { note }) });
      onMoved(ticket);
      toast({ title: `${ticket.ticketNumber} is now: ${STATUS[ticket.status][1]}` });
      void reloadApi(PENDING_PATH);
      return true;
    } catch (error) {
      setProblem(adminErrorMessage(error));
      if (error instanceof ApiError && error.status === 409) onConflict();
      return false;
    }
  };
  return { move, isSending, problem };
}
