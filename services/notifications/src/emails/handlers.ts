import { EMAILS } from './catalogue.ts';
import { reactionTo } from './reaction-to.ts';
import { SendCertificateWhenCertificateIssued } from './certificate-issued/send-certificate-when-certificate-issued.handler.ts';
import { TellStaffWhenEmailFailed } from './tell-staff-when-email-failed.handler.ts';
import { TellColleagueWhenAccountChanged } from './staff-account-changed/tell-colleague-when-account-changed.handler.ts';
import { CallLegalContactWhenTicketForwarded } from './ticket-forwarded/call-legal-contact-when-ticket-forwarded.handler.ts';
import { SendMandateEndingWhenMandateEnding } from './mandate-ending/send-mandate-ending-when-mandate-ending.handler.ts';
import { SendNoticeWhenProfileChangeAsked } from './profile-change-asked/send-notice-when-profile-change-asked.handler.ts';
import { SendNoticeWhenProfileChanged } from './profile-changed/send-notice-when-profile-changed.handler.ts';
import { RemindClientWhenTicketClientReminded } from './ticket-reminder/remind-client-when-ticket-client-reminded.handler.ts';
import { TellColleagueWhenTicketAssigned } from './ticket-assigned/tell-colleague-when-ticket-assigned.handler.ts';
import { AskStaffWhenApprovalRequested } from './approval-requested/ask-staff-when-approval-requested.handler.ts';
import { TellAskerWhenApprovalRefused } from './approval-decided/tell-asker-when-approval-refused.handler.ts';
import { TellAdminsWhenApprovalGranted } from './approval-granted/tell-admins-when-approval-granted.handler.ts';
import { TellAdminsWhenGlassBroken } from './glass-broken/tell-admins-when-glass-broken.handler.ts';

/** Every reaction that ends in a mail. */
export const EMAIL_HANDLERS = [
  ...EMAILS.flatMap(reactionTo),
  SendCertificateWhenCertificateIssued,
  TellStaffWhenEmailFailed,
  TellColleagueWhenAccountChanged,
  CallLegalContactWhenTicketForwarded,
  SendMandateEndingWhenMandateEnding,
  SendNoticeWhenProfileChangeAsked,
  SendNoticeWhenProfileChanged,
  RemindClientWhenTicketClientReminded,
  TellColleagueWhenTicketAssigned,
  AskStaffWhenApprovalRequested,
  TellAdminsWhenGlassBroken,
  TellAdminsWhenApprovalGranted,
  TellAskerWhenApprovalRefused,
];
