import { Injectable } from '@nestjs/common';
import { BillingChanged, ProfileChanged, TaxIdChecked } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { InvoicingService } from './invoicing.service.ts';

/** What a client says of itself, or in which country it is, may decide how VAT stands on an invoice that waits. */
@Injectable()
export class IssueAwaitingWhenClientChanged {
  constructor(private readonly invoicing: InvoicingService) {}

  @OnEvent([BillingChanged, ProfileChanged, TaxIdChecked], 'invoices')
  issue({ signupId }: BillingChanged | ProfileChanged | TaxIdChecked, handling: Handling): Promise<void> {
    return this.invoicing.issueAwaiting(handling, signupId);
  }
}
