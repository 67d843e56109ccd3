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
import { NotificationsConfig } from './config.ts';
import { ContactMessage } from './contact-messages/contact-message.entity.ts';
import { EmailLog } from './emails/email-log.entity.ts';
import { gauges } from './gauges.ts';
import { NotificationsModule } from './notifications.module.ts';
import { schema } from './schema.ts';
import { NOTIFY_ADMINS } from './emails/notify-admins.job.ts';
import { SEND_EMAIL } from './emails/send-email.job.ts';

/** The only service that sends mail. */
export const notifications = defineService({
  ...schema,
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
  gauges,
  jobs: [SEND_EMAIL, NOTIFY_ADMINS],
});
