import type { TableRetention } from '@rep13/service-kit';

/** How long the rows of tickets are kept. */
export const retention: TableRetention = {
  sla_tickets: [{ class: 'clientRecords' }],
  sla_ticket_events: [{ class: 'clientRecords' }],
  ticket_messages: [{ class: 'clientRecords' }],
  ticket_files: [{ class: 'clientRecords' }],
  ticket_message_files: [{ class: 'clientRecords' }],
  ticket_notes: [{ class: 'clientRecords' }],
  ticket_earlier_clients: [{ class: 'clientRecords' }],
  authority_requests: [{ class: 'clientRecords' }],
  authority_directory: [{ class: 'counters' }],
  sla_tickets_totals: [{ class: 'counters' }],
  ticket_numbers: [{ class: 'counters' }],
};
