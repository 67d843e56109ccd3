import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ComplianceCheckQueriesService } from './compliance-check-queries.service.ts';
import { ComplianceChecksService } from './compliance-checks.service.ts';

/** The check whether a company needs a representative. */
@Module({
  controllers: commandsOf(ComplianceChecksService, ComplianceCheckQueriesService),
  providers: [ComplianceChecksService, ComplianceCheckQueriesService],
})
export class ComplianceChecksModule {}
