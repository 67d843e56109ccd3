import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import { AUTHORITY_REQUEST_COMMANDS } from './commands/authority-request.commands.ts';
import { AUTHORITY_REQUEST_EVENTS } from './authority-requests/authority-request-events.ts';
import {
  AssignTicket,
  ClassifyTicket,
  GetResponseTimes,
  GetTicket,
  GetTicketPulse,
  GetTicketStatistics,
  GetTicketTotals,
  ListDueTickets,
  ListTicketAuthorities,
  ListTickets,
  LowerUrgency,
  CountTickets,
  MoveTicket,
  OpenTicket,
  SetTicketDeadline,
} from './commands/ticket.commands.ts';
import { ReportLifeAtRisk } from './commands/life-at-risk.command.ts';
import { TicketLifeAtRiskReported } from './life-at-risk/life-at-risk.event.ts';
import { ReportOrder } from './commands/reported-order.commands.ts';
import { RecordUserNotification, SetUserNotice } from './commands/user-notification.commands.ts';
import { MAIL_COMMANDS } from './commands/mail.commands.ts';
import { GetMailKey } from './commands/mail-key.command.ts';
import { SENDER_KEY_COMMANDS } from './commands/sender-key.commands.ts';
import { CONVERSATION_COMMANDS } from './commands/conversation.commands.ts';
import { CONVERSATION_EVENTS } from './conversation/conversation-events.ts';
import { MAIL_EVENTS } from './mails/mail-events.ts';
import { REPORTED_ORDER_EVENTS } from './reported-orders/reported-order-events.ts';
import { SlaRetentionCarriedOut } from './retention-carried-out.event.ts';
import {
  TicketAcknowledged,
  TicketAwaitingAuthority,
  TicketBreached,
  TicketClosed,
  TicketEscalated,
  TicketForwarded,
  TicketOpened,
  TicketResponded,
  TicketResumed,
  TicketStarted,
  TicketWarned,
} from './ticket-events.ts';
import { EVENTS_OF_ANY_CLIENT } from './ticket-events-of-any-client.ts';
import { TICKET_WORK_EVENTS } from './ticket-work-events.ts';
import { USER_NOTIFICATION_EVENTS } from './user-notification/user-notification-events.ts';

/** Every event that sla announces. */
export const SLA_EVENTS: readonly EventClass[] = [
  TicketOpened,
  TicketAcknowledged,
  TicketForwarded,
  TicketStarted,
  TicketAwaitingAuthority,
  TicketResumed,
  TicketResponded,
  TicketClosed,
  TicketWarned,
  TicketBreached,
  TicketEscalated,
  ...EVENTS_OF_ANY_CLIENT,
  ...TICKET_WORK_EVENTS,
  ...CONVERSATION_EVENTS,
  ...USER_NOTIFICATION_EVENTS,
  ...REPORTED_ORDER_EVENTS,
  TicketLifeAtRiskReported,
  ...AUTHORITY_REQUEST_EVENTS,
  ...MAIL_EVENTS,
  SlaRetentionCarriedOut,
];

/** Every command that sla answers. */
export const SLA_COMMANDS: readonly CommandClass[] = [
  ListTickets,
  CountTickets,
  OpenTicket,
  MoveTicket,
  AssignTicket,
  SetTicketDeadline,
  LowerUrgency,
  ClassifyTicket,
  GetTicket,
  GetTicketTotals,
  GetTicketPulse,
  ListDueTickets,
  ListTicketAuthorities,
  GetTicketStatistics,
  GetResponseTimes,
  ...CONVERSATION_COMMANDS,
  RecordUserNotification,
  SetUserNotice,
  ReportOrder,
  ReportLifeAtRisk,
  ...AUTHORITY_REQUEST_COMMANDS,
  ...MAIL_COMMANDS,
  ...SENDER_KEY_COMMANDS,
  GetMailKey,
];
