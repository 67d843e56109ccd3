import { Module } from '@nestjs/common';
import { SignupIdentities } from './signup-identities.ts';
import { SignupQueries } from './signup-queries.service.ts';
import { SignupsController } from './signups.controller.ts';
import { SignupsService } from './signups.service.ts';

/** The companies that registered. */
@Module({
  controllers: [SignupsController],
  providers: [SignupIdentities, SignupsService, SignupQueries],
  exports: [SignupIdentities],
})
export class SignupsModule {}
