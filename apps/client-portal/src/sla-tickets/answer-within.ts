import type { ClientTicketView } from '@rep13/contracts-sla';
import { TICKET_ESCALATION_HOURS } from '@rep13/contracts-constants';

const HOUR_MS = 60 * 60 * 1_000;

/** Until when the client is asked to answer a forwarded order, ISO 8601: as the mail about it says. */
export function answerWithin({
  forwardedDate,
  updatedAt,
}: Pick<ClientTicketView, 'forwardedDate' | 'updatedAt'>): string {
  const forwarded = new Date(forwardedDate ?? updatedAt).getTime();
  return new Date(forwarded + TICKET_ESCALATION_HOURS * HOUR_MS).toISOString();
}
