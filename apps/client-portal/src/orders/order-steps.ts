import type { ClientTicketDetailView, ClientTicketStepView } from '@rep13/contracts-sla';
import type { Step } from '../frame/Steps.tsx';
import { ANSWER, labelsOf } from '../sla-tickets/order-statuses.ts';
import { waitForClient } from '../sla-tickets/wait-for-client.ts';

/** What happened to an order, with times, and what its way still holds. */
export function orderSteps(order: ClientTicketDetailView, now: Date): Step[] {
  const answer = waitForClient(order, now) ? [ANSWER] : [];
  const [current, ...later] = labelsOf(order.status).ahead(order, answer);
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
const OF_CLIENT = { read: 'You said that you had read it', answered: 'You answered' };

function doneLabel(step: ClientTicketStepView['step']): string {
  if (step === 'read' || step === 'answered') return OF_CLIENT[step];
  return labelsOf(step === 'received' ? 'pending' : step).done;
}
