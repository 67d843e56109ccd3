import { Body, Controller, Get, Param, Put, Session, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetInvoicePdf } from '@rep13/contracts-agreements';
import { INVOICE_NUMBER } from '@rep13/contracts-constants';
import {
  BillingBody,
  ChangeBilling,
  GetBilling,
  ListClientInvoices,
  type BillingView,
  type InvoiceView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';
import type { SessionData } from '../identity/index.ts';

/** The own invoices, and whom they are for. */
@ApiTags('client')
@Controller('api/client')
@ClientAudience()
export class ClientBillingController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get whom the own invoices are for. As registered, until it was said. */
  @Get('billing')
  billing(@Session() { client }: SessionData): Promise<BillingView> {
    return this.rpc.call(GetBilling, { signupId: client.signupId });
  }

  /** Say whom the own invoices are for. Those that are issued stay as they are; payments that wait for it get theirs. */
  @Put('billing')
  change(@Session() { client }: SessionData, @Body() billing: BillingBody): Promise<BillingView> {
    return this.rpc.call(ChangeBilling, { signupId: client.signupId, billing });
  }

  /** List the own invoices and credit notes, newest first. */
  @Get('invoices')
  invoices(@Session() { client }: SessionData): Promise<InvoiceView[]> {
    return this.rpc.call(ListClientInvoices, { signupId: client.signupId });
  }

  /** Get one of the own invoices as PDF. 404 also while it is being made, for some seconds. */
  @Get('invoices/:number/pdf')
  @ApiProduces('application/pdf')
  async pdf(
    @Session() { client: { signupId } }: SessionData,
    @Param('number', new PathText(INVOICE_NUMBER)) number: string,
  ): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetInvoicePdf, { number, signupId }));
  }
}
