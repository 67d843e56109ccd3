import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { SealModule } from '../seal/seal.module.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { InvoicePdfsService } from './invoice-pdfs.service.ts';
import { AnnounceInvoice } from './announce-invoice.processor.ts';
import { AnnounceSealedInvoice } from './announce-sealed-invoice.ts';
import { RedrawInvoice } from './redraw-invoice.ts';
import { RenderInvoicePdf } from './render-invoice-pdf.processor.ts';
import { RenderPdfWhenInvoiceIssued } from './render-pdf-when-invoice-issued.handler.ts';

@Module({
  imports: [SealModule, PdfModule],
  controllers: commandsOf(InvoicePdfsService),
  providers: [
    InvoicePdfsService,
    RedrawInvoice,
    AnnounceInvoice,
    AnnounceSealedInvoice,
    RenderInvoicePdf,
    RenderPdfWhenInvoiceIssued,
  ],
})
export class InvoicePdfsModule {}
