import { Inject, Injectable } from '@nestjs/common';
import { GetInvoicePdf, type InvoicePdfView } from '@rep13/contracts-agreements';
import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetInvoiceDocument, type InvoiceDocumentView } from '@rep13/contracts-onboarding';
import {
  Clock,
  LEGAL_ENTITY,
  NotFound,
  OnCommand,
  RpcClient,
  SERVICE_CONFIG,
  taskFile,
  type Scope,
} from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { SEALED_WITHIN_MS } from '../seal/seal-jobs.ts';
import { SealsService } from '../seal/seals.service.ts';
import { ANNOUNCE_INVOICE } from './announce-invoice.job.ts';
import { announceInvoice } from './announce-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { InvoicePdf } from './invoice-pdf.entity.ts';

/** A PDF that is made but not stored. */
export type MadeInvoicePdf = Omit<InvoicePdf, 'sha256' | 'madeAt' | 'announcedAt'> & {
  readonly bytes: Buffer;
};

const RENDERER = taskFile<typeof import('./render-invoice.ts')>(new URL('./render-invoice', import.meta.url));

/** Invoices and credit notes as PDFs. What they say is onboarding's, and the same for ever. */
@Injectable()
export class InvoicePdfsService {
  private readonly verifyUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly renderer: PdfRenderer,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.verifyUrl = `${publicUrl}/verify`;
  }

  /** With the highest seal there is. @throws NotFound, also for another client's and while it is being made */
  @OnCommand(GetInvoicePdf)
  async get({ number, signupId }: GetInvoicePdf): Promise<InvoicePdfView> {
    const where = { number, ...(signupId !== undefined && { signupId }) };
    const pdf = await this.dataSource.manager.findOneBy(InvoicePdf, where);
    if (!pdf) throw new NotFound();
    const { sha256, bytes } = await this.seals.document(pdf.sha256);
    return { fileName: `${pdf.kind}-${number}.pdf`, sha256, bytes };
  }

  /** @returns undefined where it was made before. */
  async make(number: string): Promise<MadeInvoicePdf | undefined> {
    if (await this.dataSource.manager.existsBy(InvoicePdf, { number })) return undefined;
    const invoice = await this.rpc.call(GetInvoiceDocument, { number });
    const bytes = await this.renderer.renderWith(RENDERER, 'renderInvoice', this.printed(invoice));
    const { signupId, kind, cancels = null } = invoice;
    return { number, signupId, kind, cancels, bytes };
  }

  /** One that was made before, as it was, but for a note of why there is another version. */
  async render(number: string, versionNote: string): Promise<Buffer> {
    const invoice = await this.rpc.call(GetInvoiceDocument, { number });
    return this.renderer.renderWith(RENDERER, 'renderInvoice', { ...this.printed(invoice), versionNote });
  }

  /** Stores it, has it sealed and then announced; the first one stays. */
  async store(scope: Scope, { bytes, ...made }: MadeInvoicePdf): Promise<void> {
    const { db, jobs } = scope;
    const { number } = made;
    if (await db.existsBy(InvoicePdf, { number })) return;
    const madeAt = this.clock.now();
    const sha256 = sha256Hex(bytes);
    await db.insert(AgreementDocument, { sha256, bytes, createdAt: madeAt });
    await db.insert(InvoicePdf, { ...made, sha256, madeAt, announcedAt: null });
    this.seals.order(scope, sha256);
    if (!this.seals.isOn) return announceInvoice(scope, number, madeAt);
    const sealedBy = new Date(madeAt.getTime() + SEALED_WITHIN_MS);
    jobs.enqueue(ANNOUNCE_INVOICE, number, { number }, sealedBy);
  }

  private printed(invoice: InvoiceDocumentView): InvoiceDocument {
    const { brand, timeZone, isSample } = this.entity;
    const note = isSample ? SAMPLE_NOTE : null;
    return { ...invoice, brand, timeZone, note, sealKind: this.seals.kind, verifyUrl: this.verifyUrl };
  }
}
