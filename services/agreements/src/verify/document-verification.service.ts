import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type {
  DocumentVerificationView,
  KnownDocumentView,
  UploadVerificationView,
} from '@rep13/contracts-agreements';
import { Clock } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { DocumentSeal } from '../seal/document-seal.entity.ts';
import { OWN_SEAL, type OwnSeal } from '../seal/own-seal.ts';
import { SealThread } from '../seal/seal-thread.ts';
import { issuedAs } from './issued-as.ts';
import { claimsToBeOurs, signatureViews, uploadVerdict } from './judge.ts';
import type { InspectedPdf } from '../signatures/inspect-pdf.ts';
import { MoreSignaturesThanRead, NotAPdf, PdfEncrypted } from './verify.errors.ts';

/** Whether a document is ours, and what its signatures are worth. */
@Injectable()
export class DocumentVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly thread: SealThread,
    private readonly clock: Clock,
    @Inject(OWN_SEAL) private readonly seal: OwnSeal | null,
  ) {}

  /** By the hash of its bytes: as it was rendered, or with any seal it ever had. */
  async find(sha256: string): Promise<DocumentVerificationView> {
    const { manager } = this.dataSource;
    const seal = await manager.findOneBy(DocumentSeal, { sha256 });
    const document = await issuedAs(manager, seal?.renderedSha256 ?? sha256);
    if (!document) return { known: false };
    const isDevelopmentSeal = this.seal?.isDevelopment ?? false;
    return { known: true, ...document, seal: seal && toSealView(seal), isDevelopmentSeal };
  }

  /**
   * What the bytes are and who signed them; nothing of them is kept.
   * @throws NotAPdf, PdfEncrypted, MoreSignaturesThanRead
   */
  async verify(bytes: Uint8Array): Promise<UploadVerificationView> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [document, pdf] = await Promise.all([this.find(sha256), this.inspect(bytes)]);
    const ours = await this.ourCertificates();
    const isOurs = (fingerprint: string) => ours.has(fingerprint);
    const signatures = signatureViews(pdf, { now: this.clock.now(), isOurs });
    const verdict = uploadVerdict(document.known, claimsToBeOurs(pdf, isOurs), signatures);
    return { sha256, verdict, document, signatures };
  }

  private async inspect(bytes: Uint8Array): Promise<InspectedPdf> {
    const inspection = await this.thread.run('inspect', bytes);
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
  sealedAt: seal.sealedAt.toISOString(),
  timeStampedAt: seal.genTime?.toISOString() ?? null,
  timeStampedBy: seal.tsaName,
});
