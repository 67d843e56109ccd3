import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { BillingTasks } from './billing-tasks.service.ts';
import { CheckTaxId } from './check-tax-id.processor.ts';
import { BillingService } from './billing.service.ts';

/** Who invoices are for, how VAT stands on them, and what staff has to settle about money. */
@Module({
  controllers: commandsOf(BillingService, BillingTasks),
  providers: [BillingService, BillingTasks, CheckTaxId],
})
export class BillingModule {}
