import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import {
  GetTicket,
  GetTicketStatistics,
  GetTicketTotals,
  ListTickets,
  MoveTicket,
  OpenTicket,
} from './commands.ts';
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
  SlaRetentionCarriedOut,
];

/** Every command that sla answers. */
export const SLA_COMMANDS: readonly CommandClass[] = [
  ListTickets,
  OpenTicket,
  MoveTicket,
  GetTicket,
  GetTicketTotals,
  GetTicketStatistics,
];
