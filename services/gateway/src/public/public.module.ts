import { Module } from '@nestjs/common';
import { Clock, SERVICE_CONFIG, SignedLinks } from '@rep13/service-kit';
import { GatewayConfig } from '../config.ts';
import { CspReportsController } from './csp-reports.controller.ts';
import { AddressConfirmationController } from './address-confirmation.controller.ts';
import { AdminSignInGuard, AdminStrategy } from './admin-sign-in.guard.ts';
import { AdminSignInFactorController } from './admin-sign-in-factor.controller.ts';
import { AdminSignInController } from './admin-sign-in.controller.ts';
import { ChatController } from './chat.controller.ts';
import { ClientSignInGuard, ClientStrategy } from './client-sign-in.guard.ts';
import { ClientResetController } from './client-reset.controller.ts';
import { ClientSignInFactorController } from './client-sign-in-factor.controller.ts';
import { ClientSignInController } from './client-sign-in.controller.ts';
import { ComplianceCheckController } from './compliance-check.controller.ts';
import { ContactController } from './contact.controller.ts';
import { IpController } from './ip.controller.ts';
import { MailedCodeController } from './mailed-code.controller.ts';
import { ProviderEventsController } from './provider-events.controller.ts';
import { RemoteErrors } from '../remote-errors/remote-errors.ts';
import { RemoteErrorsController } from './remote-errors.controller.ts';
import { SignupRegistrationController } from './signup-registration.controller.ts';
import { StatusController } from './status.controller.ts';
import { VerifyController } from './verify.controller.ts';

/** What everybody may call. */
@Module({
  controllers: [
    ComplianceCheckController,
    SignupRegistrationController,
    ClientSignInController,
    ClientSignInFactorController,
    ClientResetController,
    AddressConfirmationController,
    MailedCodeController,
    AdminSignInController,
    AdminSignInFactorController,
    IpController,
    StatusController,
    VerifyController,
    ChatController,
    ContactController,
    CspReportsController,
    RemoteErrorsController,
    ProviderEventsController,
  ],
  providers: [
    RemoteErrors,
    ClientStrategy,
    ClientSignInGuard,
    AdminStrategy,
    AdminSignInGuard,
    {
      provide: SignedLinks,
      inject: [SERVICE_CONFIG, Clock],
      useFactory: ({ LINK_SECRET, LINK_SECRET_PREVIOUS }: GatewayConfig, clock: Clock) =>
        new SignedLinks(LINK_SECRET, () => clock.now(), LINK_SECRET_PREVIOUS),
    },
  ],
})
export class PublicModule {}
