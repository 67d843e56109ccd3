import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { InvoicingService } from './invoicing.service.ts';
import { ISSUE_CREDIT_NOTE } from './issue-invoice.jobs.ts';
import type { RefundedFee } from './paid-fee.ts';

@Process(ISSUE_CREDIT_NOTE)
@Injectable()
export class IssueCreditNote implements JobProcessor<RefundedFee> {
  constructor(private readonly invoicing: InvoicingService) {}

  process({ payload }: JobTry<RefundedFee>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.invoicing.credit(scope, payload));
  }
}
