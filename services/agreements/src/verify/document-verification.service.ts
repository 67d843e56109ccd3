import { Inject, Injectable } from '@nestjs/common';
import {
  FindDocument,
  FindDocumentByNumber,
  VerifyDocument,
  type DocumentVerificationView,
  type KnownDocumentView,
  type NumberedDocumentView,
  type UploadVerificationView,
} from '@rep13/contracts-agreements';
import { Clock, OnCommand } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { ReplacedDocument } from '../documents/replaced-document.entity.ts';
import { DocumentSeal } from '../seal/document-seal.entity.ts';
import { OWN_SEAL, type OwnSeal } from '../seal/own-seal.ts';
import { UntrustedInput } from '../seal/untrusted-input.ts';
import { isSealedForDevelopment } from './development-seal.ts';
import { toDocumentMandateView } from './document-mandate.ts';
import { findByNumber } from './find-by-number.ts';
import { issuedAs } from './issued-as.ts';
import { namesOurs, signatureViews, uploadVerdict } from './judge.ts';
import type { InspectedPdf } from '../signatures/inspect-pdf.ts';
import { toPrintedNumber } from './printed-number.ts';
import { MoreSignaturesThanRead, NotAPdf, PdfEncrypted } from './verify.errors.ts';

/** Whether a document is ours, and what its signatures are worth. */
@Injectable()
export class DocumentVerificationService {
  /** By the fingerprint of the certificate: there are a handful in the life of the product. */
  private readonly ofDevelopment = new Map<string, boolean>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly untrusted: UntrustedInput,
    private readonly clock: Clock,
    @Inject(OWN_SEAL) private readonly seal: OwnSeal | null,
  ) {}

  /** By the hash of its bytes: as it was rendered, or with any seal it ever had. */
  @OnCommand(FindDocument)
  async find({ sha256 }: FindDocument): Promise<DocumentVerificationView> {
    const { manager } = this.dataSource;
    const seal = await manager.findOneBy(DocumentSeal, { sha256 });
    const rendered = seal?.renderedSha256 ?? sha256;
    const issued = await issuedAs(manager, rendered);
    if (!issued) return { known: false };
    const mandate = toDocumentMandateView(issued, this.clock.now());
    const isDevelopmentSeal = seal !== null && (await this.isOfDevelopment(seal));
    const replaced = await manager.findOneBy(ReplacedDocument, { sha256: rendered });
    return {
      ...{ known: true, ...issued.document, mandate, seal: seal && toSealView(seal), isDevelopmentSeal },
      replacedAt: replaced?.replacedAt.toISOString() ?? null,
    };
  }

  /** By what is printed on it: that we issued such a document, not that a copy of it is unchanged. */
  @OnCommand(FindDocumentByNumber)
  async findByNumber({ number: text }: FindDocumentByNumber): Promise<NumberedDocumentView> {
    const number = toPrintedNumber(text);
    const issued = number && (await findByNumber(this.dataSource.manager, number));
    if (!issued) return { known: false };
    const mandate = toDocumentMandateView(issued, this.clock.now());
    return { known: true, document: issued.document, mandate };
  }

  /**
   * What the bytes are and who signed them; nothing of them is kept.
   * @throws NotAPdf, PdfEncrypted, MoreSignaturesThanRead
   */
  @OnCommand(VerifyDocument)
  async verify({ bytes }: VerifyDocument): Promise<UploadVerificationView> {
    const sha256 = sha256Hex(bytes);
    const [document, pdf] = await Promise.all([this.find({ sha256 }), this.inspect(bytes)]);
    const ours = await this.ourCertificates();
    const isOurs = (fingerprint: string) => ours.has(fingerprint);
    const signatures = signatureViews(pdf, { now: this.clock.now(), isOurs });
    const { isCutShort } = pdf;
    const whole = { isKnown: document.known, namesOurs: namesOurs(pdf, isOurs), isCutShort };
    const verdict = uploadVerdict(whole, signatures);
    return { sha256, verdict, document, signatures };
  }

  private async isOfDevelopment({ sha256, certFingerprint }: DocumentSeal): Promise<boolean> {
    if (certFingerprint === this.seal?.fingerprint) return this.seal.isDevelopment;
    const known = this.ofDevelopment.get(certFingerprint);
    if (known !== undefined) return known;
    const { bytes } = await this.dataSource.manager.findOneByOrFail(AgreementDocument, { sha256 });
    const is = isSealedForDevelopment(await this.inspect(bytes), certFingerprint);
    this.ofDevelopment.set(certFingerprint, is);
    return is;
  }

  private async inspect(bytes: Uint8Array): Promise<InspectedPdf> {
    const inspection = await this.untrusted.ask('inspect', bytes);
    if (inspection === 'not-a-pdf') throw new NotAPdf();
    if (inspection === 'encrypted') throw new PdfEncrypted();
    if (inspection === 'too-many-signatures') throw new MoreSignaturesThanRead();
    return inspection;
  }

  /** Those of today and of all seals there are. */
  private async ourCertificates(): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ fingerprint: string }[]>(
      `with recursive each as (
         (select cert_fingerprint as fingerprint from document_seals order by cert_fingerprint limit 1)
         union all
         select (select cert_fingerprint from document_seals where cert_fingerprint > fingerprint
           order by cert_fingerprint limit 1) from each where fingerprint is not null
       ) select fingerprint from each where fingerprint is not null`,
    );
    return new Set([...rows.map(({ fingerprint }) => fingerprint), this.seal?.fingerprint ?? '']);
  }
}

const toSealView = (seal: DocumentSeal): KnownDocumentView['seal'] => ({
  level: seal.level,
  isBaseline: seal.isBaseline,
  sealedAt: seal.sealedAt.toISOString(),
  timeStampedAt: seal.genTime?.toISOString() ?? null,
  timeStampedBy: seal.tsaName,
});
