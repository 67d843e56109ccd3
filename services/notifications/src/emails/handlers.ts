import { SendWelcomeWhenClientAccountActivated } from './account-activated/send-welcome-when-client-account-activated.handler.ts';
import { SendWarningWhenClientAccountLocked } from './account-locked/send-warning-when-client-account-locked.handler.ts';
import { SendNoticeWhenClientAccountReactivated } from './account-reactivated/send-notice-when-client-account-reactivated.handler.ts';
import { SendNoticeWhenClientAccountSuspended } from './account-suspended/send-notice-when-client-account-suspended.handler.ts';
import { SendAgreementWhenAgreementSealed } from './agreement-signed/send-agreement-when-agreement-sealed.handler.ts';
import { SendReminderWhenAnnualUpdateDue } from './annual-update-due/send-reminder-when-annual-update-due.handler.ts';
import { SendCertificateWhenCertificateIssued } from './certificate-issued/send-certificate-when-certificate-issued.handler.ts';
import { TellSupportWhenContactMessageReceived } from './contact-message/tell-support-when-contact-message-received.handler.ts';
import { TellStaffWhenEmailFailed } from './tell-staff-when-email-failed.handler.ts';
import { SendNoticeWhenClientPasswordChanged } from './password-changed/send-notice-when-client-password-changed.handler.ts';
import { SendResetLinkWhenPasswordResetRequested } from './password-reset/send-reset-link-when-password-reset-requested.handler.ts';
import { SendReceiptWhenPaymentCompleted } from './payment-received/send-receipt-when-payment-completed.handler.ts';
import { SendNoticeWhenClientRecoveryCodeUsed } from './recovery-code-used/send-notice-when-client-recovery-code-used.handler.ts';
import { SendNoticeWhenClientSecondFactorChanged } from './second-factor-changed/send-notice-when-client-second-factor-changed.handler.ts';
import { SendSetUpLinkWhenClientSetupRequested } from './setup-confirmation/send-set-up-link-when-client-setup-requested.handler.ts';
import { SendConfirmationWhenSignupRegistered } from './signup-confirmation/send-confirmation-when-signup-registered.handler.ts';
import { TellColleagueWhenRecoveryCodeUsed } from './staff-recovery-code-used/tell-colleague-when-recovery-code-used.handler.ts';
import { TellColleagueWhenSecondFactorChanged } from './staff-second-factor-changed/tell-colleague-when-second-factor-changed.handler.ts';
import { TellColleagueWhenAccountChanged } from './staff-account-changed/tell-colleague-when-account-changed.handler.ts';
import { WarnStaffWhenTicketBreached } from './ticket-breached/warn-staff-when-ticket-breached.handler.ts';
import { CallEscalationContactWhenTicketEscalated } from './ticket-escalated/call-escalation-contact-when-ticket-escalated.handler.ts';
import { CallLegalContactWhenTicketForwarded } from './ticket-forwarded/call-legal-contact-when-ticket-forwarded.handler.ts';
import { CallStaffWhenTicketOpened } from './ticket-opened/call-staff-when-ticket-opened.handler.ts';
import { WarnStaffWhenTicketWarned } from './ticket-warned/warn-staff-when-ticket-warned.handler.ts';
import { SendMandateEndingWhenMandateEnding } from './mandate-ending/send-mandate-ending-when-mandate-ending.handler.ts';
import { SendMandateOverWhenMandateRunOffBegan } from './mandate-over/send-mandate-over-when-mandate-run-off-began.handler.ts';
import { SendDesignationSentWhenDesignationSent } from './designation-sent/send-designation-sent-when-designation-sent.handler.ts';
import { SendDesignationAcknowledgedWhenDesignationAcknowledged } from './designation-acknowledged/send-designation-acknowledged-when-designation-acknowledged.handler.ts';
import { SendDesignationOverdueWhenDesignationOverdue } from './designation-overdue/send-designation-overdue-when-designation-overdue.handler.ts';
import { CallForPublicationWhenPublicationMissing } from './publication-missing/call-for-publication-when-publication-missing.handler.ts';

import { SendNoticeWhenProfileChangeAsked } from './profile-change-asked/send-notice-when-profile-change-asked.handler.ts';
import { WarnStaffWhenProfileChangeStopped } from './profile-change-stopped/warn-staff-when-profile-change-stopped.handler.ts';
import { SendNoticeWhenProfileChanged } from './profile-changed/send-notice-when-profile-changed.handler.ts';
import { SendNoticeWhenProfileChangeRefused } from './profile-change-refused/send-notice-when-profile-change-refused.handler.ts';
import { MailLetterWhenDesignationSendingBegan } from './designation-letter/mail-letter-when-designation-sending-began.handler.ts';
import { SendReceiptWhenAuthorityRequestReceived } from './authority-receipt/send-receipt-when-authority-request-received.handler.ts';
import { TellAuthorityWhenTicketAcknowledged } from './authority-acknowledged/tell-authority-when-ticket-acknowledged.handler.ts';
import { CallAuthorityWhenMessageSent } from './authority-message/call-authority-when-message-sent.handler.ts';
import { TellAuthorityWhenTicketClosed } from './authority-closed/tell-authority-when-ticket-closed.handler.ts';
import { MailLinkWhenAuthorityLinkRenewed } from './authority-link/mail-link-when-authority-link-renewed.handler.ts';
import { CallClientWhenMessageSent } from './ticket-message/call-client-when-message-sent.handler.ts';
import { RemindClientWhenTicketClientReminded } from './ticket-reminder/remind-client-when-ticket-client-reminded.handler.ts';
import { TellColleagueWhenTicketAssigned } from './ticket-assigned/tell-colleague-when-ticket-assigned.handler.ts';
import { TellStaffWhenClientWrote } from './client-answered/tell-staff-when-client-wrote.handler.ts';
import { TellStaffWhenAuthorityWrote } from './authority-wrote/tell-staff-when-authority-wrote.handler.ts';
import { WarnStaffWhenTicketAnswerWarned } from './answer-warned/warn-staff-when-ticket-answer-warned.handler.ts';
import { TellStaffWhenTicketAnswerMissed } from './answer-missed/tell-staff-when-ticket-answer-missed.handler.ts';
import { TellStaffWhenClientAnswerMissed } from './client-answer-missed/tell-staff-when-client-answer-missed.handler.ts';
import { TellAuthorityWhenTicketResponded } from './authority-answered/tell-authority-when-ticket-responded.handler.ts';
import { RemindAuthorityWhenTicketAuthorityReminded } from './authority-reminder/remind-authority-when-ticket-authority-reminded.handler.ts';
import { TellStaffWhenAuthorityAnswerMissed } from './authority-answer-missed/tell-staff-when-authority-answer-missed.handler.ts';
import { TellStaffWhenAuthorityRequestHeld } from './authority-request-held/tell-staff-when-authority-request-held.handler.ts';
import { AskStaffWhenApprovalRequested } from './approval-requested/ask-staff-when-approval-requested.handler.ts';
import { TellAskerWhenApprovalRefused } from './approval-decided/tell-asker-when-approval-refused.handler.ts';
import { TellAdminsWhenApprovalGranted } from './approval-granted/tell-admins-when-approval-granted.handler.ts';
import { TellAdminsWhenGlassBroken } from './glass-broken/tell-admins-when-glass-broken.handler.ts';
import { SendInvoiceWhenInvoicePdfMade } from './invoice-issued/send-invoice-when-invoice-pdf-made.handler.ts';
import { RemindClientWhenRenewalDue } from './renewal-due/remind-client-when-renewal-due.handler.ts';
import { MailClientWhenFeeChangeAnnounced } from './fee-changed/mail-client-when-fee-change-announced.handler.ts';
import { SendReceiptWhenSubscriptionRenewed } from './subscription-renewed/send-receipt-when-subscription-renewed.handler.ts';
import { CallForPaymentWhenSubscriptionOverdue } from './payment-overdue/call-for-payment-when-subscription-overdue.handler.ts';
import { SendNoticeWhenPaymentHoldLifted } from './payment-hold-lifted/send-notice-when-payment-hold-lifted.handler.ts';
import { SendNoticeWhenSubscriptionCancelled } from './subscription-cancelled/send-notice-when-subscription-cancelled.handler.ts';
import { AskForAnotherPaymentWhenPaymentFailed } from './payment-failed/ask-for-another-payment-when-payment-failed.handler.ts';
import { SendNoticeWhenRefundFailed } from './refund-failed/send-notice-when-refund-failed.handler.ts';
import { SendNoticeWhenSubscriptionResumed } from './subscription-resumed/send-notice-when-subscription-resumed.handler.ts';
import { SendNoticeWhenRefundMade } from './refund-made/send-notice-when-refund-made.handler.ts';
import { HaveStaffSendLettersWhenRepresentativeChanged } from './representative-change-task/have-staff-send-letters-when-representative-changed.handler.ts';
import { HaveStaffLookWhenPublicationUnjudged } from './publication-unjudged/have-staff-look-when-publication-unjudged.handler.ts';
import { ReportSealTrouble } from './seal-trouble/report-seal-trouble.handler.ts';
import { TellStaffWhenBillingTaskOpened } from './billing-task/tell-staff-when-billing-task-opened.handler.ts';

/** Every reaction that ends in a mail. */
export const EMAIL_HANDLERS = [
  SendWelcomeWhenClientAccountActivated,
  SendWarningWhenClientAccountLocked,
  SendNoticeWhenClientAccountReactivated,
  SendNoticeWhenClientAccountSuspended,
  SendAgreementWhenAgreementSealed,
  SendCertificateWhenCertificateIssued,
  SendReminderWhenAnnualUpdateDue,
  TellSupportWhenContactMessageReceived,
  TellStaffWhenEmailFailed,
  SendNoticeWhenClientPasswordChanged,
  SendResetLinkWhenPasswordResetRequested,
  SendReceiptWhenPaymentCompleted,
  SendSetUpLinkWhenClientSetupRequested,
  SendConfirmationWhenSignupRegistered,
  TellColleagueWhenAccountChanged,
  WarnStaffWhenTicketBreached,
  CallEscalationContactWhenTicketEscalated,
  CallLegalContactWhenTicketForwarded,
  CallStaffWhenTicketOpened,
  WarnStaffWhenTicketWarned,
  SendNoticeWhenClientSecondFactorChanged,
  SendNoticeWhenClientRecoveryCodeUsed,
  TellColleagueWhenSecondFactorChanged,
  TellColleagueWhenRecoveryCodeUsed,
  SendMandateEndingWhenMandateEnding,
  SendMandateOverWhenMandateRunOffBegan,
  SendDesignationSentWhenDesignationSent,
  SendDesignationAcknowledgedWhenDesignationAcknowledged,
  SendDesignationOverdueWhenDesignationOverdue,
  CallForPublicationWhenPublicationMissing,
  HaveStaffLookWhenPublicationUnjudged,
  HaveStaffSendLettersWhenRepresentativeChanged,
  SendNoticeWhenProfileChangeAsked,
  SendNoticeWhenProfileChanged,
  SendNoticeWhenProfileChangeRefused,
  WarnStaffWhenProfileChangeStopped,
  MailLetterWhenDesignationSendingBegan,
  SendReceiptWhenAuthorityRequestReceived,
  TellAuthorityWhenTicketAcknowledged,
  CallAuthorityWhenMessageSent,
  TellAuthorityWhenTicketClosed,
  MailLinkWhenAuthorityLinkRenewed,
  CallClientWhenMessageSent,
  RemindClientWhenTicketClientReminded,
  TellColleagueWhenTicketAssigned,
  TellStaffWhenClientWrote,
  TellStaffWhenAuthorityWrote,
  WarnStaffWhenTicketAnswerWarned,
  TellStaffWhenTicketAnswerMissed,
  TellStaffWhenClientAnswerMissed,
  TellAuthorityWhenTicketResponded,
  RemindAuthorityWhenTicketAuthorityReminded,
  TellStaffWhenAuthorityAnswerMissed,
  TellStaffWhenAuthorityRequestHeld,
  AskStaffWhenApprovalRequested,
  TellAdminsWhenGlassBroken,
  TellAdminsWhenApprovalGranted,
  TellAskerWhenApprovalRefused,
  SendInvoiceWhenInvoicePdfMade,
  RemindClientWhenRenewalDue,
  MailClientWhenFeeChangeAnnounced,
  SendReceiptWhenSubscriptionRenewed,
  CallForPaymentWhenSubscriptionOverdue,
  SendNoticeWhenPaymentHoldLifted,
  SendNoticeWhenSubscriptionCancelled,
  AskForAnotherPaymentWhenPaymentFailed,
  SendNoticeWhenRefundFailed,
  SendNoticeWhenSubscriptionResumed,
  SendNoticeWhenRefundMade,
  TellStaffWhenBillingTaskOpened,
  ReportSealTrouble,
];
