import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { ACTIONS, STATUS } from '../ticket-labels.ts';

/** What a move does, said before it is done. The first thing that a person does acknowledges the order. */
export function effectOf(action: TicketAction, { responseDate }: TicketDetailView): string {
  const { effect } = ACTIONS[action];
  const isFirst = responseDate === null && action !== 'acknowledge';
  return isFirst ? `${effect} It also acknowledges the order and stops the clock.` : effect;
}

export const titleOf = (action: TicketAction, { ticketNumber }: TicketDetailView): string =>
  `${ACTIONS[action].label}: ${ticketNumber}`;

export const nowIs = ({ ticketNumber, status }: TicketDetailView): string =>
  `${ticketNumber} is now: ${STATUS[status][1]}`;

type FilledIn<Body> = { [Name in keyof Body]?: Exclude<Body[Name], ''> };

/** Without what was left empty: the server takes an absent field for that. */
export const filledIn = <Body extends object>(body: Body): FilledIn<Body> =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== '' && value !== undefined),
  ) as FilledIn<Body>;
