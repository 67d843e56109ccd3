import { Inject, Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  CountInvoices,
  GetInvoiceDocument,
  ListClientInvoices,
  ListInvoices,
  type InvoiceDocumentView,
  type InvoiceItem,
  type InvoiceView,
} from '@rep13/contracts-onboarding';
import { countRows, LEGAL_ENTITY, newestIds, NotFound, OnCommand } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { Invoice } from './invoice.entity.ts';
import { toInvoiceItem, toInvoiceView } from './invoice.views.ts';

/** Which invoices there are, and what they say. */
@Injectable()
export class InvoiceQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(ListClientInvoices)
  async ofClient({ signupId }: ListClientInvoices): Promise<InvoiceView[]> {
    const invoices = await this.dataSource.manager.find(Invoice, {
      where: { signupId },
      order: { id: 'desc' },
    });
    return invoices.map((invoice) => toInvoiceView(invoice, 'client'));
  }

  @OnCommand(ListInvoices)
  async list({ limit = LIST_MAX, cursor, search }: ListInvoices): Promise<InvoiceItem[]> {
    const newest = { table: 'invoices', limit, cursor, search };
    const invoices = await this.dataSource.manager.find(Invoice, {
      where: { id: In(await newestIds(this.dataSource, newest)) },
      order: { id: 'desc' },
    });
    return invoices.map((invoice) => toInvoiceItem(invoice, this.entity.timeZone));
  }

  @OnCommand(CountInvoices)
  count({ search }: CountInvoices): Promise<number> {
    return countRows(this.dataSource, { table: 'invoices', search });
  }

  /** @throws NotFound */
  @OnCommand(GetInvoiceDocument)
  async document({ number }: GetInvoiceDocument): Promise<InvoiceDocumentView> {
    const invoice = await this.dataSource.manager.findOneBy(Invoice, { number });
    if (!invoice) throw new NotFound();
    return invoice.document;
  }
}
