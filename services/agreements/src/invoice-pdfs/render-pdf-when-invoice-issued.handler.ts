import { Injectable } from '@nestjs/common';
import { InvoiceIssued } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { RENDER_INVOICE_PDF } from './render-invoice-pdf.job.ts';

@Injectable()
export class RenderPdfWhenInvoiceIssued {
  @OnEvent(InvoiceIssued, 'invoice-pdfs')
  handle({ number }: InvoiceIssued, { jobs }: Handling): void {
    jobs.enqueue(RENDER_INVOICE_PDF, number, { number });
  }
}
