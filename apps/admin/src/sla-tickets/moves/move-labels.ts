import { move } from '@rep13/contracts-api-admin/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { actionsOf, STATUS } from '../ticket-labels.ts';

/** What a move does, said before it is done. The first thing that a person does acknowledges the order. */
function effectOf(action: TicketAction, ticket: TicketDetailView): string {
  const { effect } = actionsOf(ticket)[action];
  const isFirst = ticket.responseDate === null && action !== 'acknowledge';
  const what = ticket.lifeAtRisk ? 'report' : 'order';
  return isFirst ? `${effect} It also acknowledges the ${what} and stops the clock.` : effect;
}

const titleOf = (action: TicketAction, ticket: TicketDetailView): string =>
  `${actionsOf(ticket)[action].label}: ${ticket.ticketNumber}`;

const nowIs = ({ ticketNumber, status }: TicketDetailView): string =>
  `${ticketNumber} is now: ${STATUS[status][1]}`;

/** What the dialogs of all moves have in common. */
export const dialogOf = (action: TicketAction, ticket: TicketDetailView) => ({
  call: callOf(move, { params: { id: ticket.id, action } }),
  name: action,
  title: titleOf(action, ticket),
  lead: effectOf(action, ticket),
  done: nowIs,
});

type FilledIn<Body> = { [Name in keyof Body]?: Exclude<Body[Name], ''> };

/** Without what was left empty: the server takes an absent field for that. */
export const filledIn = <Body extends object>(body: Body): FilledIn<Body> =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== '' && value !== undefined),
  ) as FilledIn<Body>;
