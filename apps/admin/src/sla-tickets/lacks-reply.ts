import type { TicketDetailView } from '@rep13/contracts-sla';

/** Whether the authority reads what we write and has not been written to: how else it was answered, we can't know. */
export const lacksReply = ({ request, messages }: TicketDetailView): boolean =>
  !!request?.email && !messages.some(({ direction }) => direction === 'staff_to_authority');
