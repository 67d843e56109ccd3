import type { TicketDetailView } from '@rep13/contracts-sla';

/** Whether an authority filed its order with us and has not been written to: how else it was answered, we can't know. */
export const lacksReply = ({ source, messages }: TicketDetailView): boolean =>
  source === 'authority' && !messages.some(({ direction }) => direction === 'staff_to_authority');
