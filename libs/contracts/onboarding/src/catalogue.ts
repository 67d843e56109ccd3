import { ListHeldClients, type CommandClass, type EventClass } from '@rep13/contracts-messaging';
import { AskAssistant } from './assistant/commands.ts';
import { CountAuditLogs, ListAuditLogs, ListTimeline } from './audit/commands.ts';
import { BillingChanged, BillingTaskFinished, BillingTaskOpened } from './billing/billing-events.ts';
import {
  ChangeBilling,
  FinishBillingTask,
  GetBilling,
  ListBillingTasks,
  CountBillingTasks,
} from './billing/billing.commands.ts';
import {
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountReactivated,
  ClientAccountSuspended,
  ClientPasswordChanged,
  ClientSetupRequested,
  PasswordResetRequested,
} from './client-accounts/client-account-events.ts';
import {
  ChangeClientPassword,
  FindClientSignup,
  GetClientDetail,
  GetClientProfile,
  GetClientUser,
  ReactivateClient,
  RequestPasswordReset,
  ResetClientPassword,
  ResumeSignup,
  SetUpClientAccount,
  SignInClient,
  SuspendClient,
} from './client-accounts/commands.ts';
import {
  CompleteComplianceCheck,
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  ListComplianceChecks,
  CountComplianceChecks,
} from './compliance-checks/commands.ts';
import { ComplianceCheckCompleted } from './compliance-checks/compliance-check-completed.event.ts';
import { LegalHoldLifted, LegalHoldSet } from './legal-holds/legal-hold-events.ts';
import { LiftLegalHold, ListLegalHolds, SetLegalHold } from './legal-holds/legal-hold.commands.ts';
import { InvoiceIssued } from './invoices/invoice-issued.event.ts';
import {
  CountInvoices,
  GetInvoiceDocument,
  ListClientInvoices,
  ListInvoices,
} from './invoices/invoice.commands.ts';
import {
  AskRefund,
  CompletePayment,
  GetMoneyFigures,
  GetPayment,
  GetPaymentState,
  GetPaymentStatistics,
  ListPayments,
  CountPayments,
  OpenCardPage,
  ReceiveProviderEvent,
  RefundPayment,
} from './payments/commands.ts';
import { PaymentCompleted } from './payments/payment-completed.event.ts';
import { RefundMade } from './payments/refund-made.event.ts';
import {
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
} from './profile-changes/profile-change-events.ts';
import {
  AcceptProfileChange,
  AskProfileChange,
  ConfirmNewAddress,
  GetClientProfileChanges,
  GetProfileChange,
  ListProfileChanges,
  RefuseProfileChange,
  StopProfileChange,
  WithdrawProfileChange,
} from './profile-changes/profile-change.commands.ts';
import {
  CreateProviderInformation,
  GetProviderInformation,
  UpdateProviderInformation,
} from './provider-information/commands.ts';
import {
  AppendProviderUpload,
  AppendProviderUploadAsText,
  BeginProviderUpload,
  DiscardProviderUpload,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  GetProviderFilePartAsText,
} from './provider-information/provider-file.commands.ts';
import {
  AnnualUpdateDue,
  ProviderFileRefused,
  ProviderFileUploaded,
  ProviderInformationSaved,
} from './provider-information/provider-information-events.ts';
import { PublicationMissing, PublicationSeen } from './publication-watch/publication-events.ts';
import {
  CheckPublication,
  ConfirmPublication,
  GetClientPublication,
  GetPublication,
  NamePublicationPage,
} from './publication-watch/publication.commands.ts';
import { OnboardingRetentionCarriedOut } from './retention-carried-out.event.ts';
import {
  GetSignup,
  GetSignupParty,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  ListSignups,
  CountSignups,
  RegisterSignup,
} from './signups/commands.ts';
import { SignupRegistered } from './signups/signup-registered.event.ts';
import { SUBSCRIPTION_EVENTS } from './subscriptions/subscription-events.ts';
import { CancelSubscription, FindSubscription } from './subscriptions/subscription.commands.ts';

/** Every event that onboarding announces. */
export const ONBOARDING_EVENTS: readonly EventClass[] = [
  ComplianceCheckCompleted,
  SignupRegistered,
  PaymentCompleted,
  ClientSetupRequested,
  ClientAccountActivated,
  ClientAccountLocked,
  PasswordResetRequested,
  ClientPasswordChanged,
  ClientAccountSuspended,
  ClientAccountReactivated,
  ProviderInformationSaved,
  ProviderFileUploaded,
  ProviderFileRefused,
  AnnualUpdateDue,
  LegalHoldSet,
  LegalHoldLifted,
  OnboardingRetentionCarriedOut,
  PublicationMissing,
  PublicationSeen,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
  BillingChanged,
  BillingTaskOpened,
  BillingTaskFinished,
  InvoiceIssued,
  RefundMade,
  ...SUBSCRIPTION_EVENTS,
];

/** Every command that onboarding answers. */
export const ONBOARDING_COMMANDS: readonly CommandClass[] = [
  CompleteComplianceCheck,
  ListComplianceChecks,
  CountComplianceChecks,
  GetComplianceCheckTotals,
  GetComplianceCheckStatistics,
  RegisterSignup,
  GetSignup,
  ResumeSignup,
  GetSignupParty,
  ListSignups,
  CountSignups,
  GetSignupTotals,
  GetSignupSources,
  GetSignupStatistics,
  CompletePayment,
  GetPaymentState,
  ReceiveProviderEvent,
  ListPayments,
  CountPayments,
  GetPayment,
  RefundPayment,
  AskRefund,
  OpenCardPage,
  GetMoneyFigures,
  GetPaymentStatistics,
  GetBilling,
  ChangeBilling,
  ListBillingTasks,
  CountBillingTasks,
  FinishBillingTask,
  ListClientInvoices,
  ListInvoices,
  CountInvoices,
  GetInvoiceDocument,
  FindSubscription,
  CancelSubscription,
  CreateProviderInformation,
  UpdateProviderInformation,
  GetProviderInformation,
  BeginProviderUpload,
  AppendProviderUpload,
  AppendProviderUploadAsText,
  FinishProviderUpload,
  DiscardProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  GetProviderFilePartAsText,
  SetUpClientAccount,
  SignInClient,
  GetClientUser,
  FindClientSignup,
  GetClientProfile,
  RequestPasswordReset,
  ResetClientPassword,
  ChangeClientPassword,
  GetClientDetail,
  SuspendClient,
  ReactivateClient,
  AskAssistant,
  ListAuditLogs,
  CountAuditLogs,
  ListTimeline,
  SetLegalHold,
  LiftLegalHold,
  ListLegalHolds,
  ListHeldClients,
  GetPublication,
  GetClientPublication,
  NamePublicationPage,
  CheckPublication,
  ConfirmPublication,
  AskProfileChange,
  WithdrawProfileChange,
  AcceptProfileChange,
  RefuseProfileChange,
  StopProfileChange,
  ConfirmNewAddress,
  GetClientProfileChanges,
  GetProfileChange,
  ListProfileChanges,
];
