import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { TicketEventView } from '@rep13/contracts-sla';
import type { Tone } from '@rep13/ui';
import { ACTIONS, STATUS } from '../ticket-labels.ts';

/** Every step that a ticket can take beside the moves of staff, as what was done or happened. */
const STEPS: Record<string, string> = {
  open: 'Entered',
  assign: 'Assigned',
  'set-deadline': 'Time for the answer to the authority set',
  classify: 'Classified',
  match: 'Matched to its client',
  'change-client': 'Another client is meant',
  'lift-do-not-inform': 'The client may be told from here on',
  'mark-spam': 'Marked as spam',
  'mark-supplied': 'An element that was missing has come',
  'mark-missing': 'An element is missing after all',
  'call-back': 'The authority was called back',
  'change-address': 'The mail address of the authority was changed',
  'write-client': 'Message to the client',
  'write-authority': 'Message to the authority',
  'client-read': 'Read by the client',
  'client-wrote': 'Message of the client',
  'authority-wrote': 'Message of the authority',
  'user-told': 'The client has told the user concerned',
  'user-not-yet': 'The client has not told the user concerned yet',
  'user-may-not': 'The client may not tell the user concerned',
  'set-user-notice': 'The authority said whether the user concerned may be told',
  'user-remind': 'The client was reminded to tell the user concerned',
  'mail-bounced': 'One of our emails did not reach the authority',
  'mail-answered-by-machine': 'A machine of the authority answered our mail',
  'mail-came-earlier': 'Its mail had reached us earlier: its time counts from then',
  reopen: 'Open again: the authority wrote after the end',
  'warn-50': 'Warning: half of the 24 hours had passed',
  'warn-75': 'Warning: 18 of the 24 hours had passed',
  'warn-90': 'Warning: 90% of the 24 hours had passed',
  breach: 'Breach: 24 hours passed without an acknowledgement',
  'answer-warn-50': 'Warning: half of the time for the answer had passed',
  'answer-warn-75': 'Warning: three quarters of the time for the answer had passed',
  'answer-warn-90': 'Warning: 90% of the time for the answer had passed',
  'answer-miss': 'The authority had no answer by the time it named',
  'client-remind': 'The client was reminded: nobody there had read it',
  'client-miss': 'The client had not answered in its time',
  'authority-remind': 'The authority was reminded of our question',
  'authority-miss': 'The authority had not answered our question in its time',
  escalate: 'Sent to the escalation contact: the client had not answered',
};

/** A step in words; a step that is new to this page by its name. */
export const stepLabel = (step: string): string =>
  isAction(step) ? ACTIONS[step].done : (STEPS[step] ?? step.replaceAll('-', ' '));

const isAction = (step: string): step is TicketAction => Object.hasOwn(ACTIONS, step);

/** Where a step led, if anywhere. A move of staff says so by its own words. */
export const movedTo = ({ action, fromStatus, toStatus }: TicketEventView): string | null =>
  fromStatus === null || fromStatus === toStatus || isAction(action) ? null : STATUS[toStatus][1];

const LATE = ['breach', 'answer-miss', 'client-miss', 'escalate'];

/** Of a step: what was late, what was a warning, and all else. */
export function stepTone(step: string): Tone {
  if (LATE.includes(step)) return 'bad';
  return step.includes('warn') || step === 'client-remind' ? 'waiting' : 'neutral';
}
