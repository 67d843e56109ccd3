import { ListHeldClients, type CommandClass, type EventClass } from '@rep13/contracts-messaging';
import { AskAssistant } from './assistant/commands.ts';
import { CountAuditLogs, ListAuditLogs, ListTimeline } from './audit/commands.ts';
import {
  BillingChanged,
  BillingTaskFinished,
  BillingTaskOpened,
  BooksDiffer,
  ProviderTroubleFound,
  TaxIdChecked,
} from './billing/billing-events.ts';
import {
  ChangeBilling,
  FinishBillingTask,
  GetBilling,
  ListBillingTasks,
  CountBillingTasks,
  RecordTaxIdCheck,
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
  FindMailedLinks,
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
  PayOwed,
  ReceiveProviderEvent,
  RefundPayment,
} from './payments/commands.ts';
import { PaymentCompleted } from './payments/payment-completed.event.ts';
import { PaymentFailed } from './payments/payment-failed.event.ts';
import { RefundFailed } from './payments/refund-failed.event.ts';
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
  BeginProviderUpload,
  DiscardProviderUpload,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
} from './provider-information/provider-file.commands.ts';
import {
  AnnualUpdateDue,
  ProviderFileRefused,
  ProviderFileUploaded,
  ProviderInformationSaved,
} from './provider-information/provider-information-events.ts';
import {
  PublicationMissing,
  PublicationSeen,
  PublicationUnjudged,
} from './publication-watch/publication-events.ts';
import {
  CheckPublication,
  ConfirmPublication,
  CountPublications,
  GetClientPublication,
  GetPublication,
  NamePublicationPage,
} from './publication-watch/publication.commands.ts';
import { RegisterAgain } from './former-clients/former-client.commands.ts';
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
import { ListLedger, ListProviderMovements } from './payments/ledger.commands.ts';
import { WriteInvoice } from './invoices/write-invoice.commands.ts';
import { AnnounceFeeChange, AnnounceFeeChanges } from './subscriptions/fee-change.commands.ts';
import { SUBSCRIPTION_EVENTS } from './subscriptions/subscription-events.ts';
import {
  CancelSubscription,
  FindSubscription,
  ResumeSubscription,
} from './subscriptions/subscription.commands.ts';

/** Every event that onboarding announces. */
export const ONBOARDING_EVENTS: readonly EventClass[] = [
  ComplianceCheckCompleted,
  SignupRegistered,
  PaymentCompleted,
  PaymentFailed,
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
  PublicationUnjudged,
  PublicationSeen,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
  BillingChanged,
  BillingTaskOpened,
  BillingTaskFinished,
  ProviderTroubleFound,
  TaxIdChecked,
  InvoiceIssued,
  RefundMade,
  RefundFailed,
  BooksDiffer,
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
  RegisterAgain,
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
  PayOwed,
  GetMoneyFigures,
  GetPaymentStatistics,
  GetBilling,
  ChangeBilling,
  RecordTaxIdCheck,
  ListBillingTasks,
  CountBillingTasks,
  FinishBillingTask,
  ListClientInvoices,
  ListInvoices,
  CountInvoices,
  GetInvoiceDocument,
  FindSubscription,
  CancelSubscription,
  AnnounceFeeChange,
  AnnounceFeeChanges,
  WriteInvoice,
  ListLedger,
  ListProviderMovements,
  ResumeSubscription,
  CreateProviderInformation,
  UpdateProviderInformation,
  GetProviderInformation,
  BeginProviderUpload,
  AppendProviderUpload,
  FinishProviderUpload,
  DiscardProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  SetUpClientAccount,
  SignInClient,
  GetClientUser,
  FindClientSignup,
  FindMailedLinks,
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
  CountPublications,
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
