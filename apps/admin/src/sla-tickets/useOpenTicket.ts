import { useState } from 'react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { open as openTicket } from '@rep13/contracts-api-admin/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import type { FormHandle } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError, reloadApi } from '@rep13/web-kit/api';
import { expectOwnOrder } from '../live/pulse.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import type { TicketValues } from '../ticket-draft/ticket-draft.ts';
import { toBody } from './new-order/order-body.ts';
import { PENDING_PATH } from '../ticket-clock/usePendingTickets.ts';

/** Enters an order; what the server refuses is shown at its field. */
export function useOpenTicket(form: FormHandle<TicketValues>, onOpened: (ticket: TicketDetailView) => void) {
  const { send, isSending } = useAdminSend(callOf(openTicket));
  const [problem, setProblem] = useState('');

  const open = async (values: TicketValues) => {
    setProblem('');
    try {
      const ticket = await send(toBody(values));
      toast({
        title: `${ticket.ticketNumber} entered`,
        description: 'Its 24 hours run from the contact date.',
      });
      expectOwnOrder();
      void reloadApi(PENDING_PATH);
      onOpened(ticket);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors?.map(atField) : undefined;
      if (!form.refuse(refused)) setProblem(adminErrorMessage(error));
    }
  };
  return { open, isSending, problem };
}

/** The form's field has another name, because it holds another kind of value. */
const atField = ({ path, message }: { path: string; message: string }) => ({
  path: path === 'authorityContactDate' ? 'contactedAt' : path,
  message,
});
