import type { ClientTicketView } from '@rep13/contracts-sla';
import { orderPath } from '../frame/order-path.ts';
import { tabPath } from '../frame/tabs.ts';
import type { NextStep } from './next-step.ts';

/** The orders that were carried out while nobody told the user concerned. */
export function toNotifyUser({ tickets }: { tickets: ClientTicketView[] }): NextStep | undefined {
  const untold = tickets.filter(({ userUntoldSince }) => userUntoldSince);
  const [first] = untold;
  if (!first) return undefined;
  const isOne = untold.length === 1;
  return {
    tone: 'bad',
    headline: isOne
      ? 'A user was not told of an order.'
      : `The users of ${untold.length} orders were not told.`,
    text: isOne
      ? `You carried out the order ${first.ticketNumber}. The law requires the user concerned to be told by then.`
      : 'You carried out these orders. The law requires the users concerned to be told by then.',
    actions: [
      isOne
        ? { to: orderPath(first.id), text: 'Tell the user' }
        : { to: tabPath('sla'), text: 'See the orders' },
    ],
  };
}
