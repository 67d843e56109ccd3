export const URGENCY_LEVELS = ['low', 'normal', 'high', 'critical'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

/** The life of an authority's order. `closed` is the only end. Design section 7. */
export const TICKET_STATUSES = [
  'pending',
  'acknowledged',
  'forwarded',
  'in_progress',
  'awaiting_authority',
  'responded',
  'closed',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
