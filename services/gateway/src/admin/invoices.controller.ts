import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetInvoicePdf } from '@rep13/contracts-agreements';
import { INVOICE_NUMBER } from '@rep13/contracts-constants';
import { InvoicesQuery, ListInvoices, type InvoiceItem } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';

/** All invoices and credit notes, for every role. */
@ApiTags('admin')
@Controller('api/admin/invoices')
@AdminAudience()
export class InvoicesController {
  constructor(private readonly rpc: RpcClient) {}

  /** List invoices and credit notes, newest first. */
  @Get()
  list(@Query() query: InvoicesQuery): Promise<InvoiceItem[]> {
    return this.rpc.call(ListInvoices, query);
  }

  /** Get an invoice as PDF. */
  @Get(':number/pdf')
  @ApiProduces('application/pdf')
  async pdf(@Param('number', new PathText(INVOICE_NUMBER)) number: string): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetInvoicePdf, { number }));
  }
}
