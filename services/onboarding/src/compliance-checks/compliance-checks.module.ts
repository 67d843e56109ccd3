import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ComplianceCheckQueries } from './compliance-check-queries.service.ts';
import { ComplianceChecksService } from './compliance-checks.service.ts';

/** The check whether a company needs a representative. */
@Module({
  controllers: commandsOf(ComplianceChecksService, ComplianceCheckQueries),
  providers: [ComplianceChecksService, ComplianceCheckQueries],
})
export class ComplianceChecksModule {}
