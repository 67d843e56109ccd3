import type { Sentences } from './sentences.ts';

export const ORDERS: Sentences = {
  label: 'Orders',
  of: {
    'sla.ticket.opened': '[Order {ticketNumber}|An order] was entered',
    'sla.ticket.warned': '[Order {ticketNumber}|An order] has not been acknowledged yet: staff was warned',
    'sla.ticket.acknowledged': '[Order {ticketNumber}|An order] was acknowledged',
    'sla.ticket.breached': '[Order {ticketNumber}|An order] was not acknowledged within 24 hours',
    'sla.ticket.assigned':
      'Who works on [order {ticketNumber}|an order] was changed[ to staff member {assigneeId}]',
    'sla.ticket.client-changed': '[Order {ticketNumber}|An order] turned out to be about another client',
    'sla.ticket.classified': 'The kind of [order {ticketNumber}|an order] was set',
    'sla.ticket.started': 'Work on [order {ticketNumber}|an order] was started',
    'sla.ticket.forwarded': '[Order {ticketNumber}|An order] was forwarded to the client',
    'sla.ticket.read-by-client': 'The client has read [order {ticketNumber}|an order]',
    'sla.ticket.client-reminded': 'The client was reminded of [order {ticketNumber}|an order]',
    'sla.ticket.client-answer-missed':
      "The client's answer to [order {ticketNumber}|an order] was not there in time",
    'sla.ticket.escalated': '[Order {ticketNumber}|An order] was escalated: the client has not answered',
    'sla.ticket.awaiting-authority': '[Order {ticketNumber}|An order] is waiting for the authority',
    'sla.ticket.authority-reminded':
      'The authority was reminded of our question about [order {ticketNumber}|an order]',
    'sla.ticket.authority-answer-missed':
      'The authority has not answered our question about [order {ticketNumber}|an order] in time',
    'sla.ticket.resumed': 'Work on [order {ticketNumber}|an order] was resumed',
    'sla.ticket.responded': 'The authority was answered about [order {ticketNumber}|an order]',
    'sla.ticket.closed': '[Order {ticketNumber}|An order] was closed',
    'sla.ticket.deadline-set': 'The deadline of [order {ticketNumber}|an order] was changed',
    'sla.ticket.answer-warned': 'The deadline of [order {ticketNumber}|an order] comes near',
    'sla.ticket.answer-missed': 'The deadline of [order {ticketNumber}|an order] was missed',
    'sla.ticket.message-sent': 'A message about [order {ticketNumber}|an order] was sent',
    'sla.ticket.note-added': 'A note for staff was added to [order {ticketNumber}|an order]',
    'sla.ticket.file-added': 'A file was added to [order {ticketNumber}|an order]',
    'sla.ticket.reported-by-client': 'The client reported [order {ticketNumber}|an order] of an authority',
    'sla.ticket.life-at-risk-reported':
      'The client reported a suspected threat to life or safety[ ({ticketNumber})]',
    'sla.ticket.user-notice-set':
      'The authority has said whether the user concerned by [order {ticketNumber}|an order] may be told',
    'sla.ticket.user-notification-recorded':
      'The client has said whether the user concerned was told of [order {ticketNumber}|an order]',
    'sla.ticket.user-notification-reminded':
      'The client was reminded to tell the user concerned of [order {ticketNumber}|an order]',
    'sla.ticket.reopened': 'The authority wrote again, and [order {ticketNumber}|an order] is open again',
    'sla.ticket.do-not-inform-lifted': 'The client may be told of [order {ticketNumber}|an order] now',
  },
};
