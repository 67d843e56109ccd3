import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { registerUrl } from '../appointment/appointment.ts';
import { representativeFacts } from '../details-to-publish/representative-facts.ts';
import type { Registered } from '../register/register-facts.ts';
import { shownHost } from '../register/shown-host.ts';

/** Everything that a certificate of appointment says. */
export interface CertificateDocument {
  readonly brand: string;
  readonly representativeName: string;
  readonly representativeAddress: string;
  readonly representativeEmail: string;
  readonly representativePhone: string;
  readonly memberState: string;
  readonly coordinator: string;
  readonly companyName: string;
  readonly website: string;
  readonly registerNumber: string;
  readonly registerUrl: string;
  readonly version: number;
  readonly beganAt: string;
  readonly issuedAt: string;
}

/** What a certificate that is issued now says. */
export function toCertificateDocument(
  { mandate, entry }: Registered,
  entity: LegalEntity,
  { version, issuedAt, publicUrl }: { version: number; issuedAt: Date; publicUrl: string },
): CertificateDocument {
  const { name, address, email, phone } = representativeFacts(entity);
  return {
    brand: entity.brand,
    representativeName: name,
    representativeAddress: address,
    representativeEmail: email,
    representativePhone: phone,
    memberState: entity.memberState,
    coordinator: entity.coordinator,
    companyName: entry.companyName,
    website: shownHost(entry.website),
    registerNumber: mandate.registerNumber,
    registerUrl: registerUrl(publicUrl, mandate.registerNumber),
    version,
    beganAt: (mandate.beganAt as Date).toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}
