import { Controller } from '@nestjs/common';
import { GetInvoicePdf, type InvoicePdfView } from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { InvoicePdfs } from './invoice-pdfs.service.ts';

@Controller()
export class InvoicePdfsController {
  constructor(private readonly pdfs: InvoicePdfs) {}

  @OnCommand(GetInvoicePdf)
  get(wanted: GetInvoicePdf): Promise<InvoicePdfView> {
    return this.pdfs.get(wanted);
  }
}
