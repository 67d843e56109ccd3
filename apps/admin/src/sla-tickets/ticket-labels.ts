import type { TicketAction, TicketStatus, UrgencyLevel } from '@rep13/contracts-sla/constants';
import type { TicketView } from '@rep13/contracts-sla';
import type { Tone } from '@rep13/ui';

/** Nobody has looked at a pending order yet, so that is bad. */
export const STATUS: Record<TicketStatus, readonly [Tone, string]> = {
  pending: ['bad', 'Pending'],
  acknowledged: ['info', 'Acknowledged'],
  forwarded: ['info', 'Forwarded'],
  in_progress: ['info', 'In progress'],
  awaiting_authority: ['waiting', 'Awaiting authority'],
  responded: ['good', 'Responded'],
  closed: ['neutral', 'Closed'],
};

export const URGENCY: Record<UrgencyLevel, readonly [Tone, string]> = {
  low: ['neutral', 'Low'],
  normal: ['neutral', 'Normal'],
  high: ['bad', 'High'],
  critical: ['bad', 'Critical'],
};

interface ActionLabels {
  label: string;
  key: string;
  /** What will happen, said before it is done. */
  effect: string;
  /** What was done, in the history. */
  done: string;
}

export const ACTIONS: Record<TicketAction, ActionLabels> = {
  acknowledge: {
    label: 'Acknowledge',
    key: 'a',
    effect: 'Stops the 24-hour clock.',
    done: 'Acknowledged',
  },
  forward: {
    label: 'Forward to client',
    key: 'f',
    effect: 'Emails the client that an order is waiting. The email never contains the order.',
    done: 'Forwarded to the client',
  },
  start: {
    label: 'Start work',
    key: 's',
    effect: 'Marks the order as in progress. The client’s time runs on.',
    done: 'Work started',
  },
  'ask-authority': {
    label: 'Ask the authority',
    key: 'q',
    effect:
      'Records that we asked the authority something. It has 72 hours, with a reminder after half of them; then the order comes back to us.',
    done: 'Began to wait for the authority’s answer',
  },
  resume: {
    label: 'Resume work',
    key: 'e',
    effect: 'Records that the authority answered. The order is in progress again.',
    done: 'Work resumed',
  },
  respond: {
    label: 'Respond',
    key: 'd',
    effect:
      'Records the reply to the authority and the outcome. The client is no longer asked for its answer.',
    done: 'Responded to the authority',
  },
  close: {
    label: 'Close order',
    key: 'c',
    effect: 'Ends the order for good. It cannot be opened again.',
    done: 'Closed',
  },
};

/** The same of a report of Article 18 DSA, which is no order. */
const OF_REPORT: Record<TicketAction, ActionLabels> = {
  ...ACTIONS,
  close: {
    ...ACTIONS.close,
    label: 'Close report',
    effect: 'Ends the report for good. It cannot be opened again.',
  },
};

export const actionsOf = ({ lifeAtRisk }: { lifeAtRisk?: boolean }): Record<TicketAction, ActionLabels> =>
  lifeAtRisk ? OF_REPORT : ACTIONS;

export const orderTitle = ({ lifeAtRisk, ticketNumber }: TicketView): string =>
  `${lifeAtRisk ? 'Report' : 'Order'} ${ticketNumber}`;
