import { Injectable } from '@nestjs/common';
import { InvoicePdfMade } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { invoiceIssued } from './invoice-issued.email.ts';

@Injectable()
export class SendInvoiceWhenInvoicePdfMade {
  @OnEvent(InvoicePdfMade, 'mail')
  handle({ signupId, number, kind, cancels }: InvoicePdfMade, { jobs }: Handling): void {
    enqueueEmail(jobs, invoiceIssued, { signupId, number, kind, ...(cancels && { cancels }) }, number);
  }
}
