import { Module } from '@nestjs/common';
import { ComplianceCheckQueries } from './compliance-check-queries.service.ts';
import { ComplianceChecksController } from './compliance-checks.controller.ts';
import { ComplianceChecksService } from './compliance-checks.service.ts';

/** The check whether a company needs a representative. */
@Module({
  controllers: [ComplianceChecksController],
  providers: [ComplianceChecksService, ComplianceCheckQueries],
})
export class ComplianceChecksModule {}
