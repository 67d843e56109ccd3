import { Module } from '@nestjs/common';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { AssistantController } from './assistant/assistant.controller.ts';
import { assistantProvider } from './assistant/assistant.provider.ts';
import { AuditLogsController } from './audit/audit-logs.controller.ts';
import { AuditLogsService } from './audit/audit-logs.service.ts';
import { WriteAuditLogWhenAnythingHappens } from './audit/write-audit-log-when-anything-happens.ts';
import { ClientPasswordChangeService } from './client-accounts/client-password-change.service.ts';
import { ClientPasswordResetService } from './client-accounts/client-password-reset.service.ts';
import { ClientSuspensionService } from './client-accounts/client-suspension.service.ts';
import { IssueResetLinkProcessor } from './client-accounts/issue-reset-link.processor.ts';
import { ClientAccountsController } from './client-accounts/client-accounts.controller.ts';
import { ClientAccountsService } from './client-accounts/client-accounts.service.ts';
import { ClientSetupService } from './client-accounts/client-setup.service.ts';
import { ClientSignInService } from './client-accounts/client-sign-in.service.ts';
import { ComplianceCheckQueries } from './compliance-checks/compliance-check-queries.service.ts';
import { ComplianceChecksController } from './compliance-checks/compliance-checks.controller.ts';
import { ComplianceChecksService } from './compliance-checks/compliance-checks.service.ts';
import type { OnboardingConfig } from './config.ts';
import { LegalHoldsController } from './legal-holds/legal-holds.controller.ts';
import { LegalHoldsService } from './legal-holds/legal-holds.service.ts';
import { PaymentProvider } from './payments/payment-provider.ts';
import { paymentProvider } from './payments/payment-providers.ts';
import { PaymentsController } from './payments/payments.controller.ts';
import { PaymentsService } from './payments/payments.service.ts';
import { ProviderInformationModule } from './provider-information/provider-information.module.ts';
import { SignupIdentities } from './signups/signup-identities.ts';
import { SignupQueries } from './signups/signup-queries.service.ts';
import { SignupsController } from './signups/signups.controller.ts';
import { SignupsService } from './signups/signups.service.ts';

/** The features of onboarding. */
@Module({
  imports: [ProviderInformationModule],
  controllers: [
    ComplianceChecksController,
    SignupsController,
    PaymentsController,
    ClientAccountsController,
    AuditLogsController,
    AssistantController,
    LegalHoldsController,
  ],
  providers: [
    ComplianceChecksService,
    ComplianceCheckQueries,
    SignupIdentities,
    SignupsService,
    SignupQueries,
    PaymentsService,
    {
      provide: PaymentProvider,
      inject: [SERVICE_CONFIG],
      useFactory: ({ PAYMENT_PROVIDER }: OnboardingConfig) => paymentProvider(PAYMENT_PROVIDER),
    },
    ClientAccountsService,
    ClientSetupService,
    ClientSignInService,
    ClientPasswordChangeService,
    ClientPasswordResetService,
    IssueResetLinkProcessor,
    ClientSuspensionService,
    AuditLogsService,
    LegalHoldsService,
    assistantProvider,
    WriteAuditLogWhenAnythingHappens,
  ],
})
export class OnboardingModule {}
