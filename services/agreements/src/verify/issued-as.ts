import type {
  KnownAgreementView,
  KnownCertificateView,
  KnownInvoiceView,
  KnownLetterView,
} from '@rep13/contracts-agreements';
import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Certificate } from '../certificates/certificate.entity.ts';
import { Designation } from '../designations/designation.entity.ts';
import { InvoicePdf } from '../invoice-pdfs/invoice-pdf.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';

type Issued =
  | Pick<KnownAgreementView, 'kind' | 'agreementNumber' | 'signedAt'>
  | Pick<KnownCertificateView, 'kind' | 'registerNumber' | 'issuedAt' | 'revokedAt'>
  | Pick<KnownLetterView, 'kind' | 'registerNumber' | 'signedAt'>
  | Pick<KnownInvoiceView, 'kind' | 'number' | 'madeAt'>;

/** What a document is that we rendered with these bytes; null for those of others. */
export async function issuedAs(db: EntityManager, renderedSha256: string): Promise<Issued | null> {
  const agreement = await db.findOneBy(LegalAgreement, { pdfSha256: renderedSha256 });
  if (agreement) {
    const { agreementNumber, signedAt } = agreement;
    return { kind: 'agreement', agreementNumber, signedAt: signedAt.toISOString() };
  }
  return (
    (await certificateAs(db, renderedSha256)) ??
    (await letterAs(db, renderedSha256)) ??
    invoiceAs(db, renderedSha256)
  );
}

async function certificateAs(db: EntityManager, sha256: string): Promise<Issued | null> {
  const certificate = await db.findOneBy(Certificate, { sha256 });
  if (!certificate) return null;
  const { mandateId, issuedAt, revokedAt } = certificate;
  return {
    kind: 'certificate',
    registerNumber: await registerNumberOf(db, mandateId),
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** What a client uploaded is not ours to vouch for. */
async function letterAs(db: EntityManager, letterSha256: string): Promise<Issued | null> {
  const letter = await db.findOneBy(Designation, { letterSha256, isUploaded: false });
  if (!letter) return null;
  const registerNumber = await registerNumberOf(db, letter.mandateId);
  return { kind: 'letter', registerNumber, signedAt: (letter.signedAt ?? letter.createdAt).toISOString() };
}

async function invoiceAs(db: EntityManager, sha256: string): Promise<Issued | null> {
  const pdf = await db.findOneBy(InvoicePdf, { sha256 });
  if (!pdf) return null;
  const { kind, number, madeAt } = pdf;
  return { kind, number, madeAt: madeAt.toISOString() };
}

async function registerNumberOf(db: EntityManager, id: number): Promise<string> {
  const { registerNumber } = await db.findOneByOrFail(Mandate, { id });
  return registerNumber;
}
