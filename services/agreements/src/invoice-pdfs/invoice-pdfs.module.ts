import { Module } from '@nestjs/common';
import { SealingModule } from '../agreements/sealing.module.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { InvoicePdfsController } from './invoice-pdfs.controller.ts';
import { InvoicePdfs } from './invoice-pdfs.service.ts';
import { RenderInvoicePdf } from './render-invoice-pdf.processor.ts';
import { RenderPdfWhenInvoiceIssued } from './render-pdf-when-invoice-issued.handler.ts';

@Module({
  imports: [SealingModule, PdfModule],
  controllers: [InvoicePdfsController],
  providers: [InvoicePdfs, RenderInvoicePdf, RenderPdfWhenInvoiceIssued],
})
export class InvoicePdfsModule {}
