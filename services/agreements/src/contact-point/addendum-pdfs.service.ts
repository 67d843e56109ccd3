import { Inject, Injectable } from '@nestjs/common';
import { GetAddendumPdf, type AddendumPdfView } from '@rep13/contracts-agreements';
import {
  Clock,
  insertOnce,
  NotFound,
  OnCommand,
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
import { toAddendumDocument } from './addendum-document.ts';
import { AddendumPdf } from './addendum-pdf.entity.ts';
import { ANNOUNCE_ADDENDUM } from './announce-addendum.job.ts';
import { announceAddendum } from './announce-addendum.ts';
import { ContactPointAddendum } from './contact-point-addendum.entity.ts';

const RENDERER = taskFile<typeof import('./render-addendum.ts')>(
  new URL('./render-addendum', import.meta.url),
);

/** The PDF of each signed addendum: made once, kept for ever, and once again with its seal. */
@Injectable()
export class AddendumPdfsService {
  private readonly verifyUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: PdfRenderer,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.verifyUrl = `${publicUrl}/verify`;
  }

  /** With the highest seal there is. @throws NotFound, also while it is being made */
  @OnCommand(GetAddendumPdf)
  async get({ signupId }: GetAddendumPdf): Promise<AddendumPdfView> {
    const { manager } = this.dataSource;
    const pdf = await manager.findOneBy(AddendumPdf, { signupId });
    if (!pdf) throw new NotFound();
    const { particulars } = await manager.findOneByOrFail(ContactPointAddendum, { signupId });
    const { sha256, bytes } = await this.seals.document(pdf.sha256);
    return { fileName: `${particulars.agreementNumber}-addendum.pdf`, sha256, bytes };
  }

  /** @returns undefined where it was made before, or nothing was signed. */
  async make(signupId: number): Promise<Buffer | undefined> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(AddendumPdf, { signupId })) return undefined;
    const addendum = await manager.findOneBy(ContactPointAddendum, { signupId });
    if (!addendum) return undefined;
    const document = toAddendumDocument(addendum, { verifyUrl: this.verifyUrl, sealKind: this.seals.kind });
    return this.renderer.renderWith(RENDERER, 'renderAddendum', document);
  }

  /** Stores it, has it sealed and then announced; the first one stays. */
  async store(scope: Scope, signupId: number, bytes: Buffer): Promise<void> {
    const { db, jobs } = scope;
    if (await db.existsBy(AddendumPdf, { signupId })) return;
    const madeAt = this.clock.now();
    const sha256 = sha256Hex(bytes);
    await insertOnce(db, AgreementDocument, { sha256, bytes, createdAt: madeAt });
    await db.insert(AddendumPdf, { signupId, sha256, madeAt, announcedAt: null });
    this.seals.order(scope, sha256);
    if (!this.seals.isOn) return announceAddendum(scope, signupId, madeAt);
    const sealedBy = new Date(madeAt.getTime() + SEALED_WITHIN_MS);
    jobs.enqueue(ANNOUNCE_ADDENDUM, `${signupId}`, { signupId }, sealedBy);
  }
}
