import type { ClientTicketDetailView, ClientTicketStepView } from '@rep13/contracts-sla';
import type { Step } from '../frame/Steps.tsx';
import { waitForClient } from '../sla-tickets/wait-for-client.ts';

const DONE: Record<ClientTicketStepView['step'], string> = {
  received: 'It reached us',
  acknowledged: 'We acknowledged it to the authority',
  forwarded: 'We forwarded it to you',
  read: 'You said that you had read it',
  answered: 'You answered',
  in_progress: 'We began to prepare the reply',
  awaiting_authority: 'We asked the authority a question',
  responded: 'We replied to the authority',
  closed: 'It was closed',
};

const ACKNOWLEDGE = 'We acknowledge it to the authority';
const FORWARD = 'We forward it to you';
const ANSWER = 'You answer us';
const REPLY = 'We reply to the authority';
const CLOSE = 'We close it';

/** What happened to an order, with times, and what its way still holds. */
export function orderSteps(order: ClientTicketDetailView, now: Date): Step[] {
  const [current, ...later] = stepsAhead(order, now);
  return [
    ...order.steps.map(({ step, at }, index): Step => {
      const goesOn = step === 'in_progress' && order.steps[index - 1]?.step === 'awaiting_authority';
      return { label: goesOn ? 'The authority answered, and we went on' : DONE[step], at, state: 'done' };
    }),
    ...(current ? [{ label: current, at: null, state: 'now' as const }] : []),
    ...later.map((label): Step => ({ label, at: null, state: 'to-come' })),
  ];
}

function stepsAhead(order: ClientTicketDetailView, now: Date): string[] {
  const answer = waitForClient(order, now) ? [ANSWER] : [];
  switch (order.status) {
    case 'pending':
      return [ACKNOWLEDGE, FORWARD, ANSWER, REPLY, CLOSE];
    case 'acknowledged':
      return [FORWARD, ANSWER, REPLY, CLOSE];
    case 'forwarded':
    case 'in_progress':
      return [...answer, REPLY, CLOSE];
    case 'awaiting_authority':
      return ['The authority answers our question', ...forwarding(order), ...answer, REPLY, CLOSE];
    case 'responded':
      return [...answer, CLOSE];
    case 'closed':
      return [];
  }
}

/** We may have asked before the order came to the client. */
const forwarding = ({ forwardedToClient }: ClientTicketDetailView): string[] =>
  forwardedToClient ? [] : [FORWARD, ANSWER];
