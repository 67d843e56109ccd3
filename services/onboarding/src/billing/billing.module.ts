import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { BillingTasksService } from './billing-tasks.service.ts';
import { CheckTaxId } from './check-tax-id.processor.ts';
import { BillingService } from './billing.service.ts';

/** Who invoices are for, how VAT stands on them, and what staff has to settle about money. */
@Module({
  controllers: commandsOf(BillingService, BillingTasksService),
  providers: [BillingService, BillingTasksService, CheckTaxId],
})
export class BillingModule {}
