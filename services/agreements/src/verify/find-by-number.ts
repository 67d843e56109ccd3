import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { ContactPointAddendum } from '../contact-point/contact-point-addendum.entity.ts';
import { Certificate } from '../certificates/certificate.entity.ts';
import { Designation } from '../designations/designation.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import {
  addendumIssued,
  agreementIssued,
  certificateIssued,
  letterIssued,
  type Issued,
} from './issued-as.ts';
import type { PrintedNumber } from './printed-number.ts';

/** The document of ours that has this number; null where there is none. */
export async function findByNumber(db: EntityManager, number: PrintedNumber): Promise<Issued | null> {
  if (number.kind === 'document-id') {
    return (await agreementWith(db, number.id)) ?? addendumWith(db, number.id);
  }
  const mandate = await db.findOneBy(Mandate, { registerNumber: number.registerNumber });
  if (!mandate) return null;
  return number.kind === 'letter' ? letterOf(db, mandate, number.designationId) : certificateOf(db, mandate);
}

async function agreementWith(db: EntityManager, documentId: string): Promise<Issued | null> {
  const agreement = await db
    .createQueryBuilder(LegalAgreement, 'a')
    .where(
      `left(encode(sha256((a.agreement_number || ' ' || a.text_sha256)::bytea), 'hex'), 12) = :documentId`,
      { documentId },
    )
    .getOne();
  return agreement && agreementIssued(db, agreement);
}

async function addendumWith(db: EntityManager, documentId: string): Promise<Issued | null> {
  const addendum = await db
    .createQueryBuilder(ContactPointAddendum, 'a')
    .where(
      `left(encode(sha256(((a.particulars ->> 'agreementNumber') || ' ' || a.text_sha256)::bytea), 'hex'), 12) = :documentId`,
      { documentId },
    )
    .getOne();
  return addendum && addendumIssued(db, addendum);
}

/** What nobody has signed was not issued, and what a client uploaded is not ours to vouch for. */
async function letterOf(db: EntityManager, mandate: Mandate, id: number): Promise<Issued | null> {
  const letter = await db.findOneBy(Designation, { id, mandateId: mandate.id, isUploaded: false });
  return letter?.letterSha256 ? letterIssued(letter, mandate) : null;
}

/** The newest: whether it is still valid, it says. */
async function certificateOf(db: EntityManager, mandate: Mandate): Promise<Issued | null> {
  const [certificate] = await db.find(Certificate, {
    where: { mandateId: mandate.id },
    order: { version: 'DESC' },
    take: 1,
  });
  return certificate ? certificateIssued(certificate, mandate) : null;
}
