import type { ClientTicketDetailView, ClientTicketStepView, ClientTicketView } from '@rep13/contracts-sla';
import type { Step } from '../frame/Steps.tsx';
import { ANSWER, FORWARD, labelsOf, WAY, type StatusFacts } from './order-statuses.ts';
import { waitForClient } from './wait-for-client.ts';

type Listed = StatusFacts & Pick<ClientTicketView, 'status'>;

/** The way of an order in a list: what is done, where it is now, what will come. A closed one shows only what happened to it. */
export function wayOf(ticket: Listed): Step[] {
  if (ticket.status === 'closed') return wayOfClosed(ticket);
  const place = placeOf(ticket);
  const way = wayTo(ticket);
  const now = way.indexOf(place);
  return way.map((status, index) => ({
    label: labelOf(status === place ? ticket.status : status),
    at: timeOf(ticket, status),
    state: index < now ? 'done' : index === now ? 'now' : 'to-come',
  }));
}

/** What reached the client itself is forwarded by nobody. */
const wayTo = ({ reachedClientAt }: Listed) =>
  reachedClientAt ? WAY.filter((status) => status !== 'forwarded') : WAY;

const wayOfClosed = (ticket: Listed): Step[] =>
  WAY.filter((status) => status === 'closed' || timeOf(ticket, status) !== null).map((status) => ({
    label: labelOf(status),
    at: timeOf(ticket, status),
    state: 'done',
  }));

const timeOf = (ticket: Listed, status: Listed['status']) => labelsOf(status).onWay?.at(ticket) ?? null;

function labelOf(status: Listed['status']): string {
  const { name, onWay } = labelsOf(status);
  return onWay?.label ?? name;
}

/** Where a status beside the way stands in it, as a question to the authority does: before forwarding, or in the work. */
function placeOf({ status, forwardedDate }: Listed): Listed['status'] {
  if (WAY.includes(status)) return status;
  return forwardedDate ? 'in_progress' : 'acknowledged';
}

/** The way of an order on its page: all that happened to it, with times, and what is still to come. */
export function stepsOf(order: ClientTicketDetailView, now: Date): Step[] {
  const answer = waitForClient(order, now) ? [ANSWER] : [];
  const ahead = labelsOf(order.status).ahead(order, answer);
  const [current, ...later] = order.reachedClientAt ? ahead.filter((label) => label !== FORWARD) : ahead;
  return [
    ...order.steps.map(({ step, at }, index): Step => {
      const goesOn = step === 'in_progress' && order.steps[index - 1]?.step === 'awaiting_authority';
      return {
        label: goesOn ? 'The authority answered, and we went on' : doneLabel(step),
        at,
        state: 'done',
      };
    }),
    ...(current ? [{ label: current, at: null, state: 'now' as const }] : []),
    ...later.map((label): Step => ({ label, at: null, state: 'to-come' })),
  ];
}

/** What the client did changes no status. */
const OF_CLIENT = {
  read: 'You said that you had read it',
  answered: 'You answered',
  'user-told': 'You told the user concerned',
};

function doneLabel(step: ClientTicketStepView['step']): string {
  if (step === 'read' || step === 'answered' || step === 'user-told') return OF_CLIENT[step];
  return labelsOf(step === 'received' ? 'pending' : step).done;
}
