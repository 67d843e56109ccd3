import { Module } from '@nestjs/common';
import { AssistantModule } from './assistant/assistant.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BillingModule } from './billing/billing.module.ts';
import { ClientAccountsModule } from './client-accounts/client-accounts.module.ts';
import { ComplianceChecksModule } from './compliance-checks/compliance-checks.module.ts';
import { FormerClientsModule } from './former-clients/former-clients.module.ts';
import { InvoicesModule } from './invoices/invoices.module.ts';
import { LegalHoldsModule } from './legal-holds/legal-holds.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { ProfileChangesModule } from './profile-changes/profile-changes.module.ts';
import { ProviderInformationModule } from './provider-information/provider-information.module.ts';
import { PublicationWatchModule } from './publication-watch/publication-watch.module.ts';
import { SignupsModule } from './signups/signups.module.ts';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.ts';

/** The subjects of onboarding. Which may use which is in tools/lint/folders.mjs. */
@Module({
  imports: [
    ComplianceChecksModule,
    SignupsModule,
    PaymentsModule,
    SubscriptionsModule,
    BillingModule,
    InvoicesModule,
    ClientAccountsModule,
    FormerClientsModule,
    ProfileChangesModule,
    ProviderInformationModule,
    LegalHoldsModule,
    PublicationWatchModule,
    AuditModule,
    AssistantModule,
  ],
})
export class OnboardingModule {}
