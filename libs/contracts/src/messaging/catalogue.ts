import { AgreementPdfStored, AgreementSigned } from '../agreements/agreement-events.ts';
import {
  AdminUserCreated,
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
  AdminUserRoleChanged,
} from '../gateway/admin-user-events.ts';
import {
  AdminUserRecoveryCodeUsed,
  AdminUserSecondFactorChanged,
  ClientRecoveryCodeUsed,
  ClientSecondFactorChanged,
} from '../gateway/second-factor-events.ts';
import {
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountReactivated,
  ClientAccountSuspended,
  ClientPasswordChanged,
  ClientSetupRequested,
  PasswordResetRequested,
} from '../onboarding/client-accounts/client-account-events.ts';
import { ComplianceCheckCompleted } from '../onboarding/compliance-checks/compliance-check-completed.event.ts';
import { PaymentCompleted } from '../onboarding/payments/payment-completed.event.ts';
import {
  AnnualUpdateDue,
  ProviderFileUploaded,
  ProviderInformationSaved,
} from '../onboarding/provider-information/provider-information-events.ts';
import { SignupRegistered } from '../onboarding/signups/signup-registered.event.ts';
import {
  ContactMessageReceived,
  EmailFailed,
  EmailResendRequested,
} from '../notifications/notification-events.ts';
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
} from '../sla/ticket-events.ts';
import {
  ClientFileRead,
  IncidentDescribed,
  ListExported,
  RefusalsNotTold,
  RequestRefused,
  SessionsEnded,
  SignInFailed,
  SignInSucceeded,
} from '../gateway/trail-events.ts';
import type { EventClass } from './event.ts';

/** Every event that anyone may publish or handle: the audit log has one row for each. */
export const EVENT_CATALOGUE: readonly EventClass[] = [
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
  AnnualUpdateDue,
  AdminUserCreated,
  AdminUserRoleChanged,
  AdminUserDeactivated,
  AdminUserReactivated,
  AdminUserPasswordReset,
  AdminUserPasswordChanged,
  SignInSucceeded,
  SignInFailed,
  SessionsEnded,
  RequestRefused,
  RefusalsNotTold,
  ListExported,
  ClientFileRead,
  IncidentDescribed,
  AdminUserSecondFactorChanged,
  AdminUserRecoveryCodeUsed,
  ClientSecondFactorChanged,
  ClientRecoveryCodeUsed,
  AgreementSigned,
  AgreementPdfStored,
  ContactMessageReceived,
  EmailFailed,
  EmailResendRequested,
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
];
