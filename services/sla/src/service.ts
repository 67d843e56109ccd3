import { SLA_COMMANDS, SLA_EVENTS } from '@rep13/contracts-sla';
import { FindRepresented } from '@rep13/contracts-agreements';
import { publishedEventCalls } from '@rep13/contracts-messaging';
import { GetSignupParty } from '@rep13/contracts-onboarding';
import { defineService } from '@rep13/service-kit';
import { CreateSlaTickets1790000001000 } from '../migrations/1790000001000-create-sla-tickets.ts';
import { RunTicketClocks1790000200001 } from '../migrations/1790000200001-run-ticket-clocks.ts';
import { ListTickets1790000200002 } from '../migrations/1790000200002-list-tickets.ts';
import { NameNextDeadlines1790000910001 } from '../migrations/1790000910001-name-next-deadlines.ts';
import { FindUnansweredTickets1796300000011 } from '../migrations/1796300000011-find-unanswered-tickets.ts';
import { WorkOnTickets1799000000001 } from '../migrations/1799000000001-work-on-tickets.ts';
import { KeepConversations1799000000011 } from '../migrations/1799000000011-keep-conversations.ts';
import { TakeAuthorityRequests1799000000021 } from '../migrations/1799000000021-take-authority-requests.ts';
import { KeepLinksUntilNewOnesAreUsed1799400000001 } from '../migrations/1799400000001-keep-links-until-new-ones-are-used.ts';
import { AuthorityRequest } from './authority-requests/authority-request.entity.ts';
import { Authority } from './authority-requests/authority.entity.ts';
import { SlaConfig } from './config.ts';
import { TicketFile } from './conversation/ticket-file.entity.ts';
import { TicketMessage } from './conversation/ticket-message.entity.ts';
import { TicketNote } from './correspondence/ticket-note.entity.ts';
import { gauges } from './gauges.ts';
import { retention } from './retention.ts';
import { SlaModule } from './sla.module.ts';
import { NAME_CLIENTS } from './tickets/name-clients.job.ts';
import { SlaTicketEvent } from './tickets/sla-ticket-event.entity.ts';
import { SlaTicket } from './tickets/sla-ticket.entity.ts';

/** Keeps authorities' orders and the clock of each. */
export const sla = defineService({
  name: 'sla',
  module: SlaModule,
  config: SlaConfig,
  commands: SLA_COMMANDS,
  events: SLA_EVENTS,
  calls: [GetSignupParty, FindRepresented, ...publishedEventCalls('onboarding')],
  entities: [SlaTicket, SlaTicketEvent, TicketMessage, TicketFile, TicketNote, AuthorityRequest, Authority],
  migrations: [
    CreateSlaTickets1790000001000,
    RunTicketClocks1790000200001,
    ListTickets1790000200002,
    NameNextDeadlines1790000910001,
    FindUnansweredTickets1796300000011,
    WorkOnTickets1799000000001,
    KeepConversations1799000000011,
    TakeAuthorityRequests1799000000021,
    KeepLinksUntilNewOnesAreUsed1799400000001,
  ],
  appendOnly: ['sla_ticket_events', 'ticket_messages', 'ticket_message_files', 'ticket_notes'],
  deletes: ['authority_directory'],
  retention,
  gauges,
  jobs: [NAME_CLIENTS],
});
