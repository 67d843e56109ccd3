import type { ClientTicketView } from '@rep13/contracts-sla';
import { formatDateTime, formatDuration } from '@rep13/ui';
import { orderPath } from '../frame/order-path.ts';
import { tabPath } from '../frame/tabs.ts';
import { waitForClient, type ClientWait } from '../orders/wait-for-client.ts';
import type { NextStep } from './next-step.ts';

interface Waiting {
  ticket: ClientTicketView;
  wait: ClientWait;
}

/** The orders that wait for the client to read or answer them, with the time that is left for the first of them. */
export function toAnswer({ tickets, now }: { tickets: ClientTicketView[]; now: Date }): NextStep | undefined {
  const waiting = tickets
    .flatMap((ticket): Waiting[] => {
      const wait = waitForClient(ticket, now);
      return wait && !wait.standsStill ? [{ ticket, wait }] : [];
    })
    .sort((one, other) => one.wait.until.localeCompare(other.wait.until));
  const [first] = waiting;
  if (!first) return undefined;
  const { until, isLate } = first.wait;
  const what = waiting.length === 1 ? ofOne(first) : ofSeveral(waiting);
  const by = `${waiting.length === 1 ? '' : 'the first '}by ${formatDateTime(until)}`;
  const left = formatDuration(Date.parse(until) - now.getTime());
  return {
    tone: isLate ? 'bad' : 'waiting',
    headline: 'An authority is waiting for your answer.',
    text: isLate
      ? `${what.ask} now: we needed it ${by}.`
      : `${what.ask}, ${by}, so that we can reply in time.`,
    ...(!isLate && { left: `${left} left.` }),
    actions: [what.action],
  };
}

const ofOne = ({ ticket: { id, ticketNumber }, wait }: Waiting) =>
  wait.isRead
    ? {
        ask: `You have read the order ${ticketNumber}. Please answer it`,
        action: { to: orderPath(id), text: 'Answer the order' },
      }
    : {
        ask: `Please read the order ${ticketNumber} and answer it`,
        action: { to: orderPath(id), text: 'Read the order' },
      };

function ofSeveral(waiting: readonly Waiting[]) {
  const unread = waiting.some(({ wait }) => !wait.isRead);
  return {
    ask: `Please ${unread ? 'read and answer' : 'answer'} ${waiting.length} orders`,
    action: { to: tabPath('sla'), text: unread ? 'Read the orders' : 'Answer the orders' },
  };
}
