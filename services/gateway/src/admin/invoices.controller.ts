import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetInvoicePdf } from '@rep13/contracts-agreements';
import { INVOICE_NUMBER, LIST_MAX } from '@rep13/contracts-constants';
import { CountInvoices, InvoicesQuery, ListInvoices, type InvoiceItem } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
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
  @DocumentsRestHeaders()
  list(
    @Query() query: InvoicesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvoiceItem[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListInvoices, page),
      count: (filters) => this.rpc.call(CountInvoices, filters),
    });
  }

  /** Get an invoice as PDF. */
  @Get(':number/pdf')
  @ApiProduces('application/pdf')
  async pdf(@Param('number', new PathText(INVOICE_NUMBER)) number: string): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetInvoicePdf, { number }));
  }
}
