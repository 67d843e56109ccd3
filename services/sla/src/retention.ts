import type { TableRetention } from '@rep13/service-kit';

const IS_OF_ORDER = 'exists (select from mail_order_links link where link.mail_id = kept.id)';

/** Deleted by their foreign key. */
const WITH_MAILS = [{ class: 'clientRecords' }, { class: 'otherMails', goesWith: 'inbound_mails' }] as const;

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
  inbound_mails: [
    { class: 'clientRecords', where: IS_OF_ORDER },
    {
      class: 'otherMails',
      since: 'coalesce(kept.decided_at, kept.received_at)',
      where: `kept.state <> 'reading' and not ${IS_OF_ORDER}`,
    },
  ],
  inbound_mail_copies: WITH_MAILS,
  inbound_mail_pieces: WITH_MAILS,
  mail_order_links: [{ class: 'clientRecords' }],
  mail_probes: [{ class: 'otherMails', since: 'kept.sent_at' }],
  mail_folders: [{ class: 'counters' }],
  mail_refresh_tokens: [{ class: 'counters' }],
  authority_directory: [{ class: 'counters' }],
  authority_keys: [{ class: 'senderKeys', since: 'kept.ended_at' }],
  sla_tickets_totals: [{ class: 'counters' }],
  ticket_numbers: [{ class: 'counters' }],
};
