import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { assign } from '@rep13/contracts-api-admin/ticket-work';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError, apiGet, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';

const MOST_URGENT = addressOf(list, { query: { open: true, assignee: 'none', sort: 'due', limit: 1 } });

/** Gives the most urgent of the orders that nobody works on to oneself, and opens it. */
export function useTakeMostUrgent(): () => Promise<void> {
  const { id: assigneeId } = useStaffMember();
  const navigate = useNavigate();
  return async () => {
    try {
      const [ticket] = await apiGet(MOST_URGENT);
      if (!ticket) return toast({ title: 'Somebody works on every open order' });
      await apiSend(
        callOf(assign, { params: { id: ticket.id } }),
        { assigneeId },
        { idempotencyKey: newIdempotencyKey(), ifMatch: ticket.version },
      );
      toast({ title: `${ticket.ticketNumber} is yours` });
      void navigate(ticketPath(ticket.id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
      toast({ title: 'No order was taken', description: reasonOf(error) });
    }
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 412 ? error.detail : adminErrorMessage(error);
