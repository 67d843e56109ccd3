import type { ClientTicketDetailView, ClientTicketStepView } from '@rep13/contracts-sla';
import type { Step } from '../frame/Steps.tsx';
import { ANSWER, FORWARD, labelsOf } from './order-statuses.ts';
import { waitForClient } from './wait-for-client.ts';

/** How far an order is: all that happened to it, with times, and what is still to come. */
export function stepsOf(order: ClientTicketDetailView, now: Date): Step[] {
  const answer = waitForClient(order, now) ? [ANSWER] : [];
  const ahead = labelsOf(order.status).ahead(order, answer);
  const [current, ...later] = order.reachedClientAt ? ahead.filter((label) => label !== FORWARD) : ahead;
  return [
    ...order.steps.map(({ step, at }, index): Step => {
      const goesOn = step === 'in_progress' && order.steps[index - 1]?.step === 'awaiting_authority';
      return {
        label: goesOn ? 'The authority answered our question' : doneLabel(step),
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
  read: 'You confirmed that you have read it',
  answered: 'Your answer',
  'user-told': 'User concerned informed',
};

function doneLabel(step: ClientTicketStepView['step']): string {
  if (step === 'read' || step === 'answered' || step === 'user-told') return OF_CLIENT[step];
  return labelsOf(step === 'received' ? 'pending' : step).done;
}
