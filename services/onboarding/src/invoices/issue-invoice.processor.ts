import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { InvoicingService } from './invoicing.service.ts';
import { ISSUE_INVOICE } from './issue-invoice.jobs.ts';
import type { PaidFee } from './paid-fee.ts';

@Process(ISSUE_INVOICE)
@Injectable()
export class IssueInvoice implements JobProcessor<PaidFee> {
  constructor(private readonly invoicing: InvoicingService) {}

  process({ payload }: JobTry<PaidFee>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.invoicing.issue(scope, payload));
  }
}
