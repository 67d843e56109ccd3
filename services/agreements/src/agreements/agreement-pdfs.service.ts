import { Injectable } from '@nestjs/common';
import {
  AgreementPdfStored,
  AgreementSealDelayed,
  GetAgreementPdf,
  type AgreementPdfView,
} from '@rep13/contracts-agreements';
import { Clock, lockOneOrFail, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { AgreementNotSigned } from './agreements.errors.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { SEALED_WITHIN_MS } from '../seal/seal-jobs.ts';
import { SealsService } from '../seal/seals.service.ts';
import { toSignedDocument } from './to-signed-document.ts';

/** The PDF of each signed agreement: made once, kept for ever, and once again with its seal. */
@Injectable()
export class AgreementPdfsService {
  private readonly underWay = new Map<number, Promise<Buffer>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly renderer: PdfRenderer,
    private readonly clock: Clock,
    private readonly seals: SealsService,
  ) {}

  /** The bytes with the highest seal there is; who comes before the job has the PDF made now. @throws AgreementNotSigned */
  @OnCommand(GetAgreementPdf)
  async get({ signupId }: GetAgreementPdf): Promise<AgreementPdfView> {
    const agreement = await this.signed(signupId);
    if (!agreement.pdfGenerated) {
      const bytes = await this.render(agreement);
      await this.unitOfWork.run((scope) => this.store(scope, signupId, bytes));
    }
    const { pdfSha256, signedAt, agreementNumber } = await this.signed(signupId);
    const { sha256, bytes } = await this.seals.document(pdfSha256 ?? '');
    const isSealed = sha256 !== pdfSha256;
    const isLate = this.clock.now().getTime() >= signedAt.getTime() + SEALED_WITHIN_MS;
    const awaitsSeal = this.seals.isOn && !isSealed && !isLate;
    return { fileName: `${agreementNumber}.pdf`, sha256, bytes, awaitsSeal };
  }

  /** @throws AgreementNotSigned */
  async signed(signupId: number): Promise<LegalAgreement> {
    const agreement = await this.dataSource.manager.findOneBy(LegalAgreement, { signupId });
    if (!agreement) throw new AgreementNotSigned();
    return agreement;
  }

  /** Who asks for the same PDF while it is being made gets that one. */
  render(agreement: LegalAgreement): Promise<Buffer> {
    const { signupId } = agreement;
    const underWay = this.underWay.get(signupId);
    if (underWay) return underWay;
    const making = this.renderer
      .render(toSignedDocument(agreement))
      .finally(() => this.underWay.delete(signupId));
    this.underWay.set(signupId, making);
    return making;
  }

  /** Keeps the bytes, unless there are some: the first PDF stays and is announced once. */
  async store(scope: Scope, signupId: number, bytes: Buffer): Promise<void> {
    const { db, outbox } = scope;
    const agreement = await lockOneOrFail(db, LegalAgreement, { signupId });
    const sha256 = sha256Hex(bytes);
    if (!agreement.attachPdf(sha256)) return;
    await db.insert(AgreementDocument, { sha256, bytes, createdAt: this.clock.now() });
    await db.save(agreement);
    const { agreementNumber } = agreement;
    outbox.add(AgreementPdfStored, { signupId, agreementNumber, sha256 });
    this.seals.order(scope, sha256);
    // Where nothing is sealed, nobody need wait for it.
    if (!this.seals.isOn) outbox.add(AgreementSealDelayed, { signupId, agreementNumber });
  }
}
