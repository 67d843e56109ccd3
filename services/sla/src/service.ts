import { SLA_COMMANDS, SLA_EVENTS } from '@rep13/contracts-sla';
import { FindMandate, FindRepresented, GetMandateClient } from '@rep13/contracts-agreements';
import { publishedEventCalls } from '@rep13/contracts-messaging';
import { ListEmails } from '@rep13/contracts-notifications';
import { FindClientSignup, GetSignupParty } from '@rep13/contracts-onboarding';
import { defineService } from '@rep13/service-kit';
import { AuthorityKey } from './authority-requests/authority-key.entity.ts';
import { AuthorityRequest } from './authority-requests/authority-request.entity.ts';
import { Authority } from './authority-requests/authority.entity.ts';
import { SlaConfig } from './config.ts';
import { TicketFile } from './conversation/ticket-file.entity.ts';
import { TicketMessage } from './conversation/ticket-message.entity.ts';
import { TicketNote } from './correspondence/ticket-note.entity.ts';
import { InboundMail } from './mail/inbound-mail.entity.ts';
import { MailOrderLink } from './mail/mail-order-link.entity.ts';
import { gauges } from './gauges.ts';
import { schema } from './schema.ts';
import { SlaModule } from './sla.module.ts';
import { EarlierClient } from './tickets/earlier-client.entity.ts';
import { RECOVER_RECEIPTS } from './intake/recover-receipts.job.ts';
import { NAME_CLIENTS } from './tickets/name-clients.job.ts';
import { SlaTicketEvent } from './tickets/sla-ticket-event.entity.ts';
import { SlaTicket } from './tickets/sla-ticket.entity.ts';

/** Keeps authorities' orders and the clock of each. */
export const sla = defineService({
  ...schema,
  module: SlaModule,
  config: SlaConfig,
  commands: SLA_COMMANDS,
  events: SLA_EVENTS,
  calls: [
    GetSignupParty,
    FindClientSignup,
    FindRepresented,
    FindMandate,
    GetMandateClient,
    ListEmails,
    ...publishedEventCalls('notifications', 'onboarding'),
  ],
  entities: [
    SlaTicket,
    SlaTicketEvent,
    TicketMessage,
    TicketFile,
    TicketNote,
    EarlierClient,
    AuthorityRequest,
    Authority,
    AuthorityKey,
    InboundMail,
    MailOrderLink,
  ],
  gauges,
  jobs: [NAME_CLIENTS, RECOVER_RECEIPTS],
});
