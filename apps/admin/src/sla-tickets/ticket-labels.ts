import type {
  ClosedAs,
  OrderCategory,
  OrderKind,
  OrderOutcome,
  TicketAction,
  TicketStatus,
  UrgencyLevel,
} from '@rep13/contracts-constants';
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
}

export const ACTIONS: Record<TicketAction, ActionLabels> = {
  acknowledge: {
    label: 'Acknowledge',
    key: 'a',
    effect: 'Stops the clock: a person has taken the order up.',
  },
  forward: {
    label: 'Forward to client',
    key: 'f',
    effect: 'Mails the client that an order waits in the portal. The mail never holds what the order says.',
  },
  start: { label: 'Start work', key: 's', effect: 'Says that we work on the order.' },
  'ask-authority': {
    label: 'Ask the authority',
    key: 'q',
    effect: 'Says that we asked the authority something and wait for its answer.',
  },
  resume: {
    label: 'Resume work',
    key: 'e',
    effect: 'Says that the authority answered and the work goes on.',
  },
  respond: {
    label: 'Respond',
    key: 'd',
    effect: 'Says that the authority has its reply, and what was done about the order.',
  },
  close: { label: 'Close order', key: 'c', effect: 'Ends the order for good. It cannot be opened again.' },
};

export const ORDER_KIND: Record<OrderKind, string> = {
  act: 'To act against content (Article 9 DSA)',
  information: 'To provide information (Article 10 DSA)',
  general: 'Anything else',
};

export const ORDER_CATEGORY: Record<OrderCategory, string> = {
  'animal-welfare': 'Animal welfare',
  'consumer-information': 'Consumer information',
  'cyber-violence': 'Cyber violence',
  'data-protection': 'Data protection and privacy',
  'illegal-speech': 'Illegal or harmful speech',
  'intellectual-property': 'Intellectual property',
  'civic-discourse': 'Civic discourse or elections',
  minors: 'Protection of minors',
  'public-security': 'Public security',
  scams: 'Scams and fraud',
  'self-harm': 'Self-harm',
  'unsafe-products': 'Unsafe or illegal products',
  violence: 'Violence',
  other: 'Other',
};

export const OUTCOME: Record<OrderOutcome, string> = {
  given: 'Effect was given to it',
  partly: 'Effect was given to a part of it',
  refused: 'No effect was given to it',
};

export const CLOSED_AS: Record<ClosedAs, string> = {
  withdrawn: 'The authority withdrew it',
  misdirected: 'It was not meant for us or this client',
  duplicate: 'It is the same as another order',
  'answered-elsewhere': 'It was answered another way',
  spam: 'No authority had sent it',
};
