import { EMAILS } from './catalogue.ts';
import { reactionTo } from './reaction-to.ts';
import { SendCertificateWhenCertificateIssued } from './certificate-issued/send-certificate-when-certificate-issued.handler.ts';
import { NotifyStaffWhenEmailFailed } from './notify-staff-when-email-failed.handler.ts';
import { NotifyColleagueWhenAccountChanged } from './staff-account-changed/notify-colleague-when-account-changed.handler.ts';
import { CallLegalContactWhenTicketForwarded } from './ticket-forwarded/call-legal-contact-when-ticket-forwarded.handler.ts';
import { SendMandateEndingWhenMandateEnding } from './mandate-ending/send-mandate-ending-when-mandate-ending.handler.ts';
import { SendNoticeWhenProfileChangeAsked } from './profile-change-asked/send-notice-when-profile-change-asked.handler.ts';
import { SendNoticeWhenProfileChanged } from './profile-changed/send-notice-when-profile-changed.handler.ts';
import { RemindClientWhenTicketClientReminded } from './ticket-reminder/remind-client-when-ticket-client-reminded.handler.ts';
import { NotifyColleagueWhenTicketAssigned } from './ticket-assigned/notify-colleague-when-ticket-assigned.handler.ts';
import { AskStaffWhenApprovalRequested } from './approval-requested/ask-staff-when-approval-requested.handler.ts';
import { NotifyAskerWhenApprovalRefused } from './approval-decided/notify-asker-when-approval-refused.handler.ts';
import { NotifyAdminsWhenApprovalGranted } from './approval-granted/notify-admins-when-approval-granted.handler.ts';
import { NotifyAdminsWhenGlassBroken } from './glass-broken/notify-admins-when-glass-broken.handler.ts';
import { NotifyStaffWhenMailWaiting } from './mail-waiting/notify-staff-when-mail-waiting.handler.ts';

/** Every reaction that ends in a mail. */
export const EMAIL_HANDLERS = [
  ...EMAILS.flatMap(reactionTo),
  SendCertificateWhenCertificateIssued,
  NotifyStaffWhenEmailFailed,
  NotifyColleagueWhenAccountChanged,
  CallLegalContactWhenTicketForwarded,
  SendMandateEndingWhenMandateEnding,
  SendNoticeWhenProfileChangeAsked,
  SendNoticeWhenProfileChanged,
  RemindClientWhenTicketClientReminded,
  NotifyColleagueWhenTicketAssigned,
  AskStaffWhenApprovalRequested,
  NotifyAdminsWhenGlassBroken,
  NotifyAdminsWhenApprovalGranted,
  NotifyAskerWhenApprovalRefused,
  NotifyStaffWhenMailWaiting,
];
