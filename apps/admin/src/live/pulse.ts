import type { TicketPulseView } from '@rep13/contracts-sla';
import { get as mailbox } from '@rep13/contracts-api-admin/mailbox';
import { list as listMails } from '@rep13/contracts-api-admin/mails';
import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { pulse } from '@rep13/contracts-api-admin/ticket-queue';
import { totals } from '@rep13/contracts-api-admin/totals';
import { addressOf } from '@rep13/contracts-operations';
import { reloadApiWhere } from '@rep13/web-kit/api';

const TICKETS = addressOf(list);
const MAILS = addressOf(listMails);
const MAILBOX = addressOf(mailbox);
export const PULSE_PATH = addressOf(pulse);
/** The figures above the tabs. */
const TOTALS = addressOf(totals);

/** How many orders came in between two answers; one that was acknowledged meanwhile hides one that came. */
export function newOrders(before: TicketPulseView, now: TicketPulseView): number {
  return hasNews(before, now) ? Math.max(0, now.pending - before.pending) : 0;
}

/** Orders that who is here has entered since the last news. */
let own = 0;

/** One more comes in, which is no news to who has just entered it. */
export function expectOwnOrder(): void {
  own += 1;
}

/** @param come how many came in, by the first news since then @returns how many of them somebody else entered */
export function withoutOwn(come: number): number {
  const expected = Math.min(own, come);
  own = 0;
  return come - expected;
}

export const hasNews = (before: TicketPulseView, now: TicketPulseView): boolean =>
  now.lastEventId > before.lastEventId;

/** Lists, the open ticket, the calendar and the figures are asked for again, whichever of them is on the screen. */
export const reloadTickets = (): Promise<void> =>
  reloadApiWhere((path) => path !== PULSE_PATH && (path.startsWith(TICKETS) || path === TOTALS));

/** After a change by who is here: lists of orders, whichever of them is on the screen. */
export const reloadTicketLists = (): Promise<void> =>
  reloadApiWhere((path) => path.startsWith(`${TICKETS}?`));

/** The list, the open mail and the state of the mailbox. */
export const reloadMails = (): Promise<void> =>
  reloadApiWhere((path) => path.startsWith(MAILS) || path === MAILBOX);
