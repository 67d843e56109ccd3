import type { TableRetention } from '@rep13/service-kit';

/** How long the rows of tickets are kept. */
export const retention: TableRetention = {
  sla_tickets: [{ class: 'clientRecords' }],
  sla_ticket_events: [{ class: 'clientRecords' }],
  sla_tickets_totals: [{ class: 'counters' }],
  ticket_numbers: [{ class: 'counters' }],
};
