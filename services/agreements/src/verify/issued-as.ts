import type { KnownAgreementView, KnownCertificateView } from '@rep13/contracts-agreements';
import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Certificate } from '../certificates/certificate.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';

type Issued =
  | Pick<KnownAgreementView, 'kind' | 'agreementNumber' | 'signedAt'>
  | Pick<KnownCertificateView, 'kind' | 'registerNumber' | 'issuedAt' | 'revokedAt'>;

/** What a document is that we rendered with these bytes; null for those of others. */
export async function issuedAs(db: EntityManager, renderedSha256: string): Promise<Issued | null> {
  const agreement = await db.findOneBy(LegalAgreement, { pdfSha256: renderedSha256 });
  if (agreement) {
    const { agreementNumber, signedAt } = agreement;
    return { kind: 'agreement', agreementNumber, signedAt: signedAt.toISOString() };
  }
  const certificate = await db.findOneBy(Certificate, { sha256: renderedSha256 });
  if (!certificate) return null;
  const { mandateId, issuedAt, revokedAt } = certificate;
  const { registerNumber } = await db.findOneByOrFail(Mandate, { id: mandateId });
  return {
    kind: 'certificate',
    registerNumber,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
