import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { InvoicingService } from './invoicing.service.ts';
import { CANCEL_CREDIT_NOTE } from './issue-invoice.jobs.ts';
import type { ReturnedFee } from './paid-fee.ts';

@Process(CANCEL_CREDIT_NOTE)
@Injectable()
export class CancelCreditNote implements JobProcessor<ReturnedFee> {
  constructor(private readonly invoicing: InvoicingService) {}

  process({ payload }: JobTry<ReturnedFee>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.invoicing.cancelCredit(scope, payload));
  }
}
