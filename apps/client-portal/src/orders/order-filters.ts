import type { ClientTicketView } from '@rep13/contracts-sla';
import { serverNow } from '@rep13/web-kit/clock';
import { waitForClient } from './wait-for-client.ts';

/** Everything that is not closed counts as active: first what waits for the client, then the rest, each by when it is due. */
export function activeOf(tickets: readonly ClientTicketView[]): ClientTicketView[] {
  const now = new Date(serverNow());
  return tickets
    .filter(({ status }) => status !== 'closed')
    .map((ticket) => ({ ticket, place: placeOf(ticket, now) }))
    .toSorted((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1])
    .map(({ ticket }) => ticket);
}

function placeOf(ticket: ClientTicketView, now: Date): [group: number, due: number] {
  const wait = waitForClient(ticket, now);
  if (wait && !wait.standsStill) return [0, Date.parse(wait.until)];
  return [1, ticket.dueAt ? Date.parse(ticket.dueAt) : Infinity];
}

export const closedOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status === 'closed');

export const violationsOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
