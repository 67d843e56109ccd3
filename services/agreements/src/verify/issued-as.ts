import type { IssuedDocumentView } from '@rep13/contracts-agreements';
import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { AddendumPdf } from '../contact-point/addendum-pdf.entity.ts';
import { ContactPointAddendum } from '../contact-point/contact-point-addendum.entity.ts';
import { CertificateTranslation } from '../certificates/certificate-translation.entity.ts';
import { Certificate } from '../certificates/certificate.entity.ts';
import { ReplacedDocument } from '../documents/replaced-document.entity.ts';
import { Designation } from '../designations/designation.entity.ts';
import { InvoicePdf } from '../invoice-pdfs/invoice-pdf.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';

/** A document of ours, and the mandate that it is about. */
export interface Issued {
  readonly document: IssuedDocumentView;
  /** Null of an invoice, which is about none, and of an agreement that nobody paid for. */
  readonly mandate: Mandate | null;
}

/** What a document is that we rendered with these bytes; null for those of others. */
export async function issuedAs(db: EntityManager, renderedSha256: string): Promise<Issued | null> {
  // A second version belongs to what the first belongs to.
  const replaced = await db.findOneBy(ReplacedDocument, { replacementSha256: renderedSha256 });
  const first = replaced?.sha256 ?? renderedSha256;
  return (
    (await agreementAs(db, first)) ??
    (await addendumAs(db, first)) ??
    (await certificateAs(db, first)) ??
    (await letterAs(db, first)) ??
    invoiceAs(db, first)
  );
}

async function agreementAs(db: EntityManager, pdfSha256: string): Promise<Issued | null> {
  const agreement = await db.findOneBy(LegalAgreement, { pdfSha256 });
  return agreement && agreementIssued(db, agreement);
}

export async function agreementIssued(
  db: EntityManager,
  { agreementNumber, signedAt, signupId }: LegalAgreement,
): Promise<Issued> {
  const mandate = await db.findOneBy(Mandate, { signupId });
  return { document: { kind: 'agreement', agreementNumber, signedAt: signedAt.toISOString() }, mandate };
}

async function addendumAs(db: EntityManager, sha256: string): Promise<Issued | null> {
  const pdf = await db.findOneBy(AddendumPdf, { sha256 });
  if (!pdf) return null;
  return addendumIssued(db, await db.findOneByOrFail(ContactPointAddendum, { signupId: pdf.signupId }));
}

export async function addendumIssued(
  db: EntityManager,
  { signupId, particulars, signedAt }: ContactPointAddendum,
): Promise<Issued> {
  const { agreementNumber } = particulars;
  const mandate = await db.findOneBy(Mandate, { signupId });
  return { document: { kind: 'addendum', agreementNumber, signedAt: signedAt.toISOString() }, mandate };
}

async function certificateAs(db: EntityManager, sha256: string): Promise<Issued | null> {
  const translation = await db.findOneBy(CertificateTranslation, { sha256 });
  const { mandateId, version } = translation ?? {};
  const certificate = await db.findOneBy(Certificate, translation ? { mandateId, version } : { sha256 });
  if (!certificate) return null;
  return certificateIssued(certificate, await db.findOneByOrFail(Mandate, { id: certificate.mandateId }));
}

export function certificateIssued({ issuedAt, revokedAt }: Certificate, mandate: Mandate): Issued {
  const { registerNumber } = mandate;
  const times = { issuedAt: issuedAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null };
  return { document: { kind: 'certificate', registerNumber, ...times }, mandate };
}

/** What a client uploaded is not ours to vouch for. */
async function letterAs(db: EntityManager, letterSha256: string): Promise<Issued | null> {
  const letter = await db.findOneBy(Designation, { letterSha256, isUploaded: false });
  return letter && letterIssued(letter, await db.findOneByOrFail(Mandate, { id: letter.mandateId }));
}

export function letterIssued(letter: Designation, mandate: Mandate): Issued {
  const signedAt = (letter.signedAt ?? letter.createdAt).toISOString();
  return { document: { kind: 'letter', registerNumber: mandate.registerNumber, signedAt }, mandate };
}

async function invoiceAs(db: EntityManager, sha256: string): Promise<Issued | null> {
  const pdf = await db.findOneBy(InvoicePdf, { sha256 });
  if (!pdf) return null;
  const { kind, number, madeAt } = pdf;
  return { document: { kind, number, madeAt: madeAt.toISOString() }, mandate: null };
}
