import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { InvoicePdfsService } from './invoice-pdfs.service.ts';
import { RENDER_INVOICE_PDF } from './render-invoice-pdf.job.ts';

@Process(RENDER_INVOICE_PDF)
@Injectable()
export class RenderInvoicePdf implements JobProcessor<{ number: string }> {
  constructor(private readonly pdfs: InvoicePdfsService) {}

  async process({ payload: { number } }: JobTry<{ number: string }>): Promise<Conclusion | void> {
    const made = await this.pdfs.make(number);
    if (made) return (scope) => this.pdfs.store(scope, made);
  }
}
