import type { ClientTicketView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { labelsOf } from './order-statuses.ts';
import { waitForClient, type ClientWait } from './wait-for-client.ts';

/** What comes next for an order, and from whom. A time that is over is named as missed, never promised. */
export function nextStepOf(ticket: ClientTicketView, now: Date): string {
  const wait = waitForClient(ticket, now);
  return wait ? whatWeWaitFor(wait) : labelsOf(ticket.status).next(ticket, now);
}

function whatWeWaitFor({ until, isLate, isRead, standsStill }: ClientWait): string {
  if (standsStill)
    return 'We asked the authority a question and wait for its answer. Until then your time to answer stands still.';
  if (isLate) return `We asked for your answer by ${formatDateTime(until)}. Next: please answer it now.`;
  return `Next: please ${isRead ? '' : 'read it and '}answer by ${formatDateTime(until)}.`;
}
