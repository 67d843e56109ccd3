import type { TicketAction, UrgencyLevel } from '@rep13/contracts-constants';

/** A ticket as staff enter it, and what they then do with it. */
export interface DemoTicket {
  readonly authorityName: string;
  readonly urgencyLevel: UrgencyLevel;
  readonly description: string;
  /** How long ago the order reached us; after 24 hours without an answer the promise is missed. */
  readonly hoursAgo: number;
  readonly actions: readonly (readonly [TicketAction, { reason?: string; note?: string }])[];
}

const ticket = (
  authorityName: string,
  urgencyLevel: UrgencyLevel,
  hoursAgo: number,
  description: string,
  ...actions: DemoTicket['actions']
): DemoTicket => ({ authorityName, urgencyLevel, hoursAgo, description, actions });

const ACKNOWLEDGED = ['acknowledge', { note: 'Called back at once.' }] as const;
const FORWARDED = [ACKNOWLEDGED, ['forward', {}]] as const;
const STARTED = [...FORWARDED, ['start', {}]] as const;

/** A ticket in every state that staff see, one of them too late. */
export const DEMO_TICKETS: readonly DemoTicket[] = [
  ticket('Bundesnetzagentur', 'normal', 2, 'Asks for the monthly active users in the Union.'),
  ticket('Autoriteit Consument & Markt', 'critical', 30, 'Order to act against illegal content.'),
  ticket('Arcom', 'high', 5, 'Order to give information.', ACKNOWLEDGED),
  ticket('Coimisiún na Meán', 'normal', 6, 'Asks who decides on complaints.', ...FORWARDED),
  ticket('AGCOM', 'low', 8, 'Asks for the point of contact of users.', ...STARTED),
  ticket('CNMC', 'high', 9, 'Order to act, two addresses missing.', ...STARTED, ['ask-authority', {}]),
  ticket('Autoriteit Consument & Markt', 'normal', 12, 'Asks for the terms in Dutch.', ...STARTED, [
    'respond',
    {},
  ]),
  ticket(
    'Bundesnetzagentur',
    'normal',
    20,
    'Asks for the transparency report.',
    ...STARTED,
    ['respond', {}],
    ['close', { reason: 'Answered in full' }],
  ),
];
