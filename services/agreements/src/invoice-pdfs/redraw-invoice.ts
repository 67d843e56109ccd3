import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSource, type Redrawn } from '../documents/document-source.ts';
import { InvoicePdf } from './invoice-pdf.entity.ts';
import { InvoicePdfsService } from './invoice-pdfs.service.ts';

@Injectable()
export class RedrawInvoice extends DocumentSource {
  readonly listed = 'select sha256 from invoice_pdfs';

  constructor(
    private readonly dataSource: DataSource,
    private readonly pdfs: InvoicePdfsService,
  ) {
    super();
  }

  async redraw(sha256: string, versionNote: string): Promise<Redrawn | null> {
    const pdf = await this.dataSource.manager.findOneBy(InvoicePdf, { sha256 });
    if (!pdf) return null;
    const { signupId, number } = pdf;
    return { signupId, kind: 'invoice', number, bytes: await this.pdfs.render(number, versionNote) };
  }
}
