import type { ClientTicketView } from '@rep13/contracts-sla';
import type { Step } from '../frame/Steps.tsx';
import { labelsOf } from './order-statuses.ts';

type Facts = Pick<ClientTicketView, 'status' | 'authorityContactDate' | 'responseDate' | 'forwardedDate'>;

const WAY: readonly ClientTicketView['status'][] = [
  'pending',
  'acknowledged',
  'forwarded',
  'in_progress',
  'responded',
  'closed',
];

/** The way of an order: what is done, where it is now, what will come. A closed one shows only what happened to it. */
export function ticketSteps(ticket: Facts): Step[] {
  if (ticket.status === 'closed') return stepsOfClosed(ticket);
  const status = placeOf(ticket);
  const now = WAY.indexOf(status);
  return WAY.map((name, index) => ({
    label: labelOf(name === status ? ticket.status : name),
    at: timeOf(ticket, name),
    state: index < now ? 'done' : index === now ? 'now' : 'to-come',
  }));
}

/** Where a status beside the way stands in it, as a question to the authority does: before forwarding, or in the work. */
function placeOf({ status, forwardedDate }: Facts): Facts['status'] {
  if (WAY.includes(status)) return status;
  return forwardedDate ? 'in_progress' : 'acknowledged';
}

function stepsOfClosed(ticket: Facts): Step[] {
  const known = WAY.slice(0, 3).filter((name) => timeOf(ticket, name) !== null);
  return [...known, 'closed' as const].map((name) => ({
    label: labelOf(name),
    at: timeOf(ticket, name),
    state: 'done',
  }));
}

/** `pending` is an internal state; for the client the order has been received. */
const labelOf = (status: ClientTicketView['status']): string =>
  status === 'pending' ? 'Received' : labelsOf(status).name;

function timeOf(ticket: Facts, status: ClientTicketView['status']): string | null {
  if (status === 'pending') return ticket.authorityContactDate;
  if (status === 'acknowledged') return ticket.responseDate;
  return status === 'forwarded' ? ticket.forwardedDate : null;
}
