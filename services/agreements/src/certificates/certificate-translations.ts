import { AUTHORITY_LANGUAGES, type AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { insertOnce, type Scope } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import type { SealsService } from '../seal/seals.service.ts';
import { CertificateTranslation } from './certificate-translation.entity.ts';
import type { Certificate } from './certificate.entity.ts';

/** The first language is that of the certificate itself. */
export const TRANSLATED_INTO = AUTHORITY_LANGUAGES.slice(1);

/** A certificate, rendered in another language. */
export interface Translation {
  readonly language: AuthorityLanguage;
  readonly bytes: Buffer;
}

/** Stores translations that are not there yet, and has them sealed. The caller holds the mandate. */
export async function storeTranslations(
  scope: Pick<Scope, 'db' | 'jobs'>,
  seals: SealsService,
  { mandateId, version }: Pick<Certificate, 'mandateId' | 'version'>,
  translations: readonly Translation[],
  madeAt: Date,
): Promise<void> {
  const { db } = scope;
  for (const { language, bytes } of translations) {
    if (await db.existsBy(CertificateTranslation, { mandateId, version, language })) continue;
    const sha256 = sha256Hex(bytes);
    await insertOnce(db, AgreementDocument, { sha256, bytes, createdAt: madeAt });
    await db.insert(CertificateTranslation, { mandateId, version, language, sha256, madeAt });
    seals.order(scope, sha256);
  }
}
