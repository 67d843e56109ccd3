import { NOTIFICATIONS_COMMANDS, NOTIFICATIONS_EVENTS } from '@rep13/contracts-notifications';
import {
  CompareRepresentativeRecords,
  FindAgreement,
  FindMandate,
  GetAddendumPdf,
  GetAgreementPdf,
  GetCertificate,
  GetDetailsToPublish,
  GetInvoicePdf,
  GetLetterToMail,
  ListClientDesignations,
} from '@rep13/contracts-agreements';
import {
  GetApprovalForMail,
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  ListApprovalAddressees,
} from '@rep13/contracts-gateway';
import { ListHeldClients, publishedEventCalls } from '@rep13/contracts-messaging';
import { GetProfileChange, GetSignupParty } from '@rep13/contracts-onboarding';
import { GetAuthorityMail, GetMail, GetMailbox, GetTicket, ListMails } from '@rep13/contracts-sla';
import { defineService } from '@rep13/service-kit';
import { CreateEmailLogs1790000005001 } from '../migrations/1790000005001-create-email-logs.ts';
import { CreateContactMessages1796000000001 } from '../migrations/1796000000001-create-contact-messages.ts';
import { LetStaffReadEmailLogs1796000000002 } from '../migrations/1796000000002-let-staff-read-email-logs.ts';
import { FindOldEmailLogs1796100000021 } from '../migrations/1796100000021-find-old-email-logs.ts';
import { BudgetUnprovenMails1799400000001 } from '../migrations/1799400000001-budget-unproven-mails.ts';
import { FindNamesTypedWithOtherKeys1799600000711 } from '../migrations/1799600000711-find-names-typed-with-other-keys.ts';
import { PlanFoldingOnce1799600000890 } from '../migrations/1799600000890-plan-folding-once.ts';
import { NotificationsConfig } from './config.ts';
import { ContactMessage } from './contact-messages/contact-message.entity.ts';
import { EmailLog } from './emails/email-log.entity.ts';
import { gauges } from './gauges.ts';
import { NotificationsModule } from './notifications.module.ts';
import { retention } from './retention.ts';
import { NOTIFY_ADMINS } from './emails/notify-admins.job.ts';
import { SEND_EMAIL } from './emails/send-email.job.ts';

/** The only service that sends mail. */
export const notifications = defineService({
  name: 'notifications',
  module: NotificationsModule,
  config: NotificationsConfig,
  commands: NOTIFICATIONS_COMMANDS,
  events: NOTIFICATIONS_EVENTS,
  calls: [
    GetSignupParty,
    GetProfileChange,
    FindAgreement,
    FindMandate,
    GetAddendumPdf,
    GetAgreementPdf,
    GetCertificate,
    GetDetailsToPublish,
    GetLetterToMail,
    GetInvoicePdf,
    CompareRepresentativeRecords,
    ListClientDesignations,
    GetStaffAddressee,
    GetTicketAddressee,
    ListAdminAddressees,
    ListApprovalAddressees,
    GetApprovalForMail,
    GetTicket,
    GetAuthorityMail,
    GetMail,
    GetMailbox,
    ListMails,
    ListHeldClients,
    ...publishedEventCalls('agreements', 'gateway', 'onboarding', 'sla'),
  ],
  entities: [ContactMessage, EmailLog],
  migrations: [
    CreateEmailLogs1790000005001,
    CreateContactMessages1796000000001,
    LetStaffReadEmailLogs1796000000002,
    FindOldEmailLogs1796100000021,
    BudgetUnprovenMails1799400000001,
    FindNamesTypedWithOtherKeys1799600000711,
    PlanFoldingOnce1799600000890,
  ],
  retention,
  gauges,
  jobs: [SEND_EMAIL, NOTIFY_ADMINS],
});
