import type { ClientTicketView } from '@rep13/contracts-sla';

/** Everything that is not closed counts as active. */
export const activeOf = (tickets: readonly ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status !== 'closed');

export const closedOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status === 'closed');

export const violationsOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
