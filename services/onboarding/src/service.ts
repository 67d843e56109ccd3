import { FindMandate } from '@rep13/contracts-agreements';
import { publishedEventCalls } from '@rep13/contracts-messaging';
import { ONBOARDING_COMMANDS, ONBOARDING_EVENTS } from '@rep13/contracts-onboarding';
import { defineService } from '@rep13/service-kit';
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
import { schema } from './schema.ts';
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
  ...schema,
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
