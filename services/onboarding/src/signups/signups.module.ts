import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { SignupIdentities } from './signup-identities.ts';
import { SignupQueriesService } from './signup-queries.service.ts';
import { SignupsService } from './signups.service.ts';

/** The companies that registered. */
@Module({
  controllers: commandsOf(SignupsService, SignupQueriesService),
  providers: [SignupIdentities, SignupsService, SignupQueriesService],
  exports: [SignupIdentities],
})
export class SignupsModule {}
