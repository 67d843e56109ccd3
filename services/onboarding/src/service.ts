import { FindMandate } from '@rep13/contracts-agreements';
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
import { SayWhyAWebsiteIsNotJudged1799600000001 } from '../migrations/1799600000001-SayWhyAWebsiteIsNotJudged.ts';
import { AgreeFees1799600000011 } from '../migrations/1799600000011-AgreeFees.ts';
import { CompareSubscriptions1799600000013 } from '../migrations/1799600000013-CompareSubscriptions.ts';
import { ChangeFees1799600000201 } from '../migrations/1799600000201-ChangeFees.ts';
import { CheckTaxIds1799600000202 } from '../migrations/1799600000202-CheckTaxIds.ts';
import { FollowDebits1799600000301 } from '../migrations/1799600000301-FollowDebits.ts';
import { DocumentEachMovement1799600000302 } from '../migrations/1799600000302-DocumentEachMovement.ts';
import { LetClientsComeBack1799600000303 } from '../migrations/1799600000303-LetClientsComeBack.ts';
import { CorrectInvoices1799600000501 } from '../migrations/1799600000501-CorrectInvoices.ts';
import { LinkFormerSignups1799600000601 } from '../migrations/1799600000601-LinkFormerSignups.ts';
import { FindNamesTypedWithOtherKeys1799600000711 } from '../migrations/1799600000711-FindNamesTypedWithOtherKeys.ts';
import { KeepBillingAnchors1799600000721 } from '../migrations/1799600000721-KeepBillingAnchors.ts';
import { LookForContactPoints1799600000731 } from '../migrations/1799600000731-LookForContactPoints.ts';
import { PlanFoldingOnce1799600000890 } from '../migrations/1799600000890-PlanFoldingOnce.ts';
import { AuditLog } from './audit/audit-log.entity.ts';
import { BillingAccount } from './billing/billing-account.entity.ts';
import { TaxIdCheck } from './billing/tax-id-check.entity.ts';
import { BillingTask } from './billing/billing-task.entity.ts';
import { ClientAccount } from './client-accounts/client-account.entity.ts';
import { ClientDevice } from './client-accounts/client-device.entity.ts';
import { ISSUE_RESET_LINK } from './client-accounts/issue-reset-link.job.ts';
import { UnknownClient } from './client-accounts/unknown-client.entity.ts';
import { ComplianceCheck } from './compliance-checks/compliance-check.entity.ts';
import { OnboardingConfig } from './config.ts';
import { AwaitingInvoice } from './invoices/awaiting-invoice.entity.ts';
import { Invoice } from './invoices/invoice.entity.ts';
import { CANCEL_CREDIT_NOTE, ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from './invoices/issue-invoice.jobs.ts';
import { LegalHold } from './legal-holds/legal-hold.entity.ts';
import { OnboardingModule } from './onboarding.module.ts';
import { Checkout } from './payments/checkout.entity.ts';
import { LedgerEntry } from './payments/ledger-entry.entity.ts';
import { LOOK_FOR_WEBHOOK } from './payments/look-for-webhook.job.ts';
import { MAKE_REFUND } from './payments/make-refund.job.ts';
import { Payment } from './payments/payment.entity.ts';
import { CHECK_PROVIDER_ACCOUNT } from './payments/check-provider-account.job.ts';
import { COMPARE_WITH_PROVIDER } from './payments/compare-with-provider.job.ts';
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
import { FeeChange } from './subscriptions/fee-change.entity.ts';
import { FormerSubscription } from './subscriptions/former-subscription.entity.ts';
import { MOVE_RENEWAL } from './subscriptions/move-renewal.job.ts';
import { Subscription } from './subscriptions/subscription.entity.ts';

/** Check, signup, payment, the client's account, provider information and the audit log. */
export const onboarding = defineService({
  name: 'onboarding',
  module: OnboardingModule,
  config: OnboardingConfig,
  commands: ONBOARDING_COMMANDS,
  events: ONBOARDING_EVENTS,
  calls: [FindMandate, ...publishedEventCalls('agreements', 'gateway', 'notifications', 'sla')],
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
    FeeChange,
    TaxIdCheck,
    FormerSubscription,
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
    SayWhyAWebsiteIsNotJudged1799600000001,
    AgreeFees1799600000011,
    CompareSubscriptions1799600000013,
    ChangeFees1799600000201,
    CheckTaxIds1799600000202,
    FollowDebits1799600000301,
    DocumentEachMovement1799600000302,
    LetClientsComeBack1799600000303,
    CorrectInvoices1799600000501,
    LinkFormerSignups1799600000601,
    FindNamesTypedWithOtherKeys1799600000711,
    KeepBillingAnchors1799600000721,
    LookForContactPoints1799600000731,
    PlanFoldingOnce1799600000890,
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
    CHECK_PROVIDER_ACCOUNT,
    COMPARE_WITH_PROVIDER,
    LOOK_FOR_WEBHOOK,
    RETURN_PAYMENT,
    MAKE_REFUND,
    REMIND_OF_RENEWAL,
    FOLLOW_DEBT,
    END_SUBSCRIPTION,
    CANCEL_AT_PROVIDER,
    MOVE_RENEWAL,
    ISSUE_INVOICE,
    ISSUE_CREDIT_NOTE,
    CANCEL_CREDIT_NOTE,
  ],
});
