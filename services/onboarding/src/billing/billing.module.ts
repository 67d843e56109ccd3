import { Module } from '@nestjs/common';
import { BillingTasks } from './billing-tasks.service.ts';
import { BillingController } from './billing.controller.ts';
import { CheckTaxId } from './check-tax-id.processor.ts';
import { BillingService } from './billing.service.ts';

/** Who invoices are for, how VAT stands on them, and what staff has to settle about money. */
@Module({
  controllers: [BillingController],
  providers: [BillingService, BillingTasks, CheckTaxId],
})
export class BillingModule {}
