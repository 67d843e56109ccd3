import { CertificateIssued } from '@rep13/contracts-agreements';
import { lockOne, type Scope } from '@rep13/service-kit';
import { IsNull } from 'typeorm';
import { recordChangeNotified } from './record-change-notified.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * Announces a certificate once: with its seal, or without one when that takes too long. One that was revoked before
 * it was announced stays unannounced, because nobody was given it.
 */
export async function announceCertificate(
  { db, outbox }: Pick<Scope, 'db' | 'outbox'>,
  which: { readonly mandateId: number; readonly version: number },
  at: Date,
  isBackfilled = false,
): Promise<void> {
  const certificate = await lockOne(db, Certificate, {
    ...which,
    announcedAt: IsNull(),
    revokedAt: IsNull(),
  });
  if (!certificate) return;
  await db.save(Certificate, { ...certificate, announcedAt: at });
  const { signupId, registerNumber } = await db.findOneByOrFail(Mandate, { id: which.mandateId });
  const { version, sha256, issuedAt } = certificate;
  outbox.add(CertificateIssued, {
    ...{ signupId, registerNumber, version, sha256, isBackfilled },
    issuedAt: issuedAt.toISOString(),
    ...(await recordChangeNotified(db, certificate)),
  });
}
