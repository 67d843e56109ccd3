import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ClientAccountsService } from './client-accounts.service.ts';
import { ClientPasswordChangeService } from './client-password-change.service.ts';
import { ClientPasswordResetService } from './client-password-reset.service.ts';
import { ClientSetupService } from './client-setup.service.ts';
import { ClientSignInService } from './client-sign-in.service.ts';
import { ClientSuspensionService } from './client-suspension.service.ts';
import { IssueResetLinkProcessor } from './issue-reset-link.processor.ts';

/** Clients' sign-in, their passwords, and suspension by staff. */
@Module({
  controllers: commandsOf(
    ClientSetupService,
    ClientSignInService,
    ClientAccountsService,
    ClientPasswordResetService,
    ClientPasswordChangeService,
    ClientSuspensionService,
  ),
  providers: [
    ClientAccountsService,
    ClientSetupService,
    ClientSignInService,
    ClientPasswordChangeService,
    ClientPasswordResetService,
    IssueResetLinkProcessor,
    ClientSuspensionService,
  ],
})
export class ClientAccountsModule {}
