import { publishedEventCalls } from '@rep13/contracts-messaging';
import { ONBOARDING_COMMANDS, ONBOARDING_EVENTS } from '@rep13/contracts-onboarding';
import { defineService } from '@rep13/service-kit';
import { CreateComplianceChecks1795200000001 } from '../migrations/1795200000001-CreateComplianceChecks.ts';
import { CreateSignups1795200000002 } from '../migrations/1795200000002-CreateSignups.ts';
import { CreatePayments1795200000003 } from '../migrations/1795200000003-CreatePayments.ts';
import { CreateAuditLogs1795200000004 } from '../migrations/1795200000004-CreateAuditLogs.ts';
import { CreateUsers1795200000005 } from '../migrations/1795200000005-CreateUsers.ts';
import { AddAccountResetAndSuspension1795200001001 } from '../migrations/1795200001001-AddAccountResetAndSuspension.ts';
import { ListChecksSignupsAndLogs1795200002001 } from '../migrations/1795200002001-ListChecksSignupsAndLogs.ts';
import { CreateProviderInformation1795200003001 } from '../migrations/1795200003001-CreateProviderInformation.ts';
import { ForgetUnconfirmedPasswords1795200004001 } from '../migrations/1795200004001-ForgetUnconfirmedPasswords.ts';
import { KeepEarlierResetLinks1795200004002 } from '../migrations/1795200004002-KeepEarlierResetLinks.ts';
import { CreateLegalHolds1796100000011 } from '../migrations/1796100000011-CreateLegalHolds.ts';
import { KeepPaidAtOnSignups1796100910001 } from '../migrations/1796100910001-KeepPaidAtOnSignups.ts';
import { CreatePublicationWatches1796400000011 } from '../migrations/1796400000011-CreatePublicationWatches.ts';
import { CreateProfileChanges1798100000001 } from '../migrations/1798100000001-CreateProfileChanges.ts';
import { KeepMoney1799300000001 } from '../migrations/1799300000001-KeepMoney.ts';
import { FindAuditLogsByTime1799200000001 } from '../migrations/1799200000001-FindAuditLogsByTime.ts';
import { LetFormerContactsStopChanges1799500000001 } from '../migrations/1799500000001-LetFormerContactsStopChanges.ts';
import { AuditLog } from './audit/audit-log.entity.ts';
import { BillingAccount } from './billing/billing-account.entity.ts';
import { BillingTask } from './billing/billing-task.entity.ts';
import { ClientAccount } from './client-accounts/client-account.entity.ts';
import { ClientDevice } from './client-accounts/client-device.entity.ts';
import { ISSUE_RESET_LINK } from './client-accounts/issue-reset-link.job.ts';
import { UnknownClient } from './client-accounts/unknown-client.entity.ts';
import { ComplianceCheck } from './compliance-checks/compliance-check.entity.ts';
import { OnboardingConfig } from './config.ts';
import { AwaitingInvoice } from './invoices/awaiting-invoice.entity.ts';
import { Invoice } from './invoices/invoice.entity.ts';
import { ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from './invoices/issue-invoice.jobs.ts';
import { LegalHold } from './legal-holds/legal-hold.entity.ts';
import { OnboardingModule } from './onboarding.module.ts';
import { Checkout } from './payments/checkout.entity.ts';
import { LedgerEntry } from './payments/ledger-entry.entity.ts';
import { MAKE_REFUND } from './payments/make-refund.job.ts';
import { Payment } from './payments/payment.entity.ts';
import { PROCESS_PROVIDER_EVENT } from './payments/process-provider-event.job.ts';
import { StoredProviderEvent } from './payments/provider-event.entity.ts';
import { Refund } from './payments/refund.entity.ts';
import { RETURN_PAYMENT } from './payments/return-payment.job.ts';
import { APPLY_PROFILE_CHANGE } from './profile-changes/apply-profile-change.job.ts';
import { ProfileChange } from './profile-changes/profile-change.entity.ts';
import { DISCARD_PROVIDER_UPLOAD } from './provider-information/discard-provider-upload.job.ts';
import { ProviderFile } from './provider-information/provider-file.entity.ts';
import { ProviderInformation } from './provider-information/provider-information.entity.ts';
import { ProviderInformationVersion } from './provider-information/provider-information-version.entity.ts';
import { REMIND_OF_ANNUAL_UPDATE } from './provider-information/remind-of-annual-update.job.ts';
import { CHECK_PUBLICATION } from './publication-watch/check-publication.job.ts';
import { PublicationCheck } from './publication-watch/publication-check.entity.ts';
import { PublicationWatch } from './publication-watch/publication-watch.entity.ts';
import { retention } from './retention.ts';
import { Signup } from './signups/signup.entity.ts';
import { CANCEL_AT_PROVIDER } from './subscriptions/cancel-at-provider.job.ts';
import { END_SUBSCRIPTION } from './subscriptions/end-subscription.job.ts';
import { FOLLOW_DEBT } from './subscriptions/follow-debt.job.ts';
import { REMIND_OF_RENEWAL } from './subscriptions/remind-of-renewal.job.ts';
import { Subscription } from './subscriptions/subscription.entity.ts';

/** Check, signup, payment, the client's account, provider information and the audit log. */
export const onboarding = defineService({
  name: 'onboarding',
  module: OnboardingModule,
  config: OnboardingConfig,
  commands: ONBOARDING_COMMANDS,
  events: ONBOARDING_EVENTS,
  calls: publishedEventCalls('agreements', 'gateway', 'notifications', 'sla'),
  entities: [
    ComplianceCheck,
    Signup,
    ClientAccount,
    ClientDevice,
    UnknownClient,
    Payment,
    Checkout,
    StoredProviderEvent,
    Refund,
    LedgerEntry,
    Subscription,
    BillingAccount,
    BillingTask,
    Invoice,
    AwaitingInvoice,
    ProviderInformation,
    ProviderInformationVersion,
    ProviderFile,
    AuditLog,
    LegalHold,
    PublicationWatch,
    PublicationCheck,
    ProfileChange,
  ],
  migrations: [
    CreateComplianceChecks1795200000001,
    CreateSignups1795200000002,
    CreatePayments1795200000003,
    CreateAuditLogs1795200000004,
    CreateUsers1795200000005,
    AddAccountResetAndSuspension1795200001001,
    ListChecksSignupsAndLogs1795200002001,
    CreateProviderInformation1795200003001,
    ForgetUnconfirmedPasswords1795200004001,
    KeepEarlierResetLinks1795200004002,
    CreateLegalHolds1796100000011,
    KeepPaidAtOnSignups1796100910001,
    CreatePublicationWatches1796400000011,
    CreateProfileChanges1798100000001,
    KeepMoney1799300000001,
    FindAuditLogsByTime1799200000001,
    LetFormerContactsStopChanges1799500000001,
  ],
  appendOnly: [
    'audit_logs',
    'provider_information_versions',
    'provider_files',
    'publication_checks',
    'ledger_entries',
    'invoices',
    'provider_events',
  ],
  deletes: ['provider_uploads', 'client_devices', 'unknown_clients', 'awaiting_invoices'],
  retention,
  jobs: [
    ISSUE_RESET_LINK,
    APPLY_PROFILE_CHANGE,
    REMIND_OF_ANNUAL_UPDATE,
    DISCARD_PROVIDER_UPLOAD,
    CHECK_PUBLICATION,
    PROCESS_PROVIDER_EVENT,
    RETURN_PAYMENT,
    MAKE_REFUND,
    REMIND_OF_RENEWAL,
    FOLLOW_DEBT,
    END_SUBSCRIPTION,
    CANCEL_AT_PROVIDER,
    ISSUE_INVOICE,
    ISSUE_CREDIT_NOTE,
  ],
});
