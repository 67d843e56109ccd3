import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { languageName, type LegalDay } from '@rep13/contracts-constants';
import type { PointOfContactView } from '@rep13/contracts-agreements';
import { shownHost } from '@rep13/service-kit/web-addresses';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { registerUrl } from '../appointment/appointment.ts';
import { representativeFacts } from '../details-to-publish/representative-facts.ts';
import { pointOfContactOf } from '../mandates/point-of-contact.ts';
import type { Registered } from '../register/register-facts.ts';
import type { SealKind } from '../pdf/signed-document.ts';
import type { CertifiedClient } from './certified-client.ts';

/** Everything that a certificate of appointment says. */
export interface CertificateDocument {
  /** Of its own words; names, addresses and what a client wrote are as they are. */
  readonly language: AuthorityLanguage;
  readonly brand: string;
  readonly representativeName: string;
  readonly representativeAddress: string;
  readonly representativeEmail: string;
  readonly representativePhone: string;
  /** In which authorities may write to it. */
  readonly representativeLanguages: string;
  readonly memberState: string;
  readonly coordinator: string;
  readonly companyName: string;
  readonly client: CertifiedClient;
  readonly website: string;
  readonly registerNumber: string;
  readonly registerUrl: string;
  /** Where the file is verified. */
  readonly verifyUrl: string;
  /** Which seal the file gets once it is made; null for none. */
  readonly sealKind: SealKind | null;
  readonly version: number;
  /** Of the representative: by it the days of the mandate are counted. */
  readonly timeZone: string;
  readonly beganAt: LegalDay;
  /** Its last moment, once notice was given. */
  readonly endsAt: LegalDay | null;
  /** Article 11 DSA. */
  readonly pointOfContact: PointOfContactView;
  readonly issuedAt: string;
  /** Why there is this version of the file, where it is not the first. */
  readonly versionNote?: string;
}

/** What depends on when and where it is issued. */
interface Issue extends Pick<CertificateDocument, 'version' | 'client' | 'sealKind' | 'language'> {
  readonly issuedAt: Date;
  readonly publicUrl: string;
}

/** What a certificate that is issued now says. */
export function toCertificateDocument(
  { mandate, entry, state }: Registered,
  entity: LegalEntity,
  { language, version, client, sealKind, issuedAt, publicUrl }: Issue,
): CertificateDocument {
  const { address, email, phone } = representativeFacts(entity);
  const { certificate: texts, names } = LETTERS[language];
  return {
    language,
    brand: entity.brand,
    representativeName: `${entity.name}${entity.isSample ? texts.asSample : ''}`,
    representativeAddress: address,
    representativeEmail: email,
    representativePhone: phone,
    representativeLanguages: entity.languages.map((code) => names.language(languageName(code))).join(', '),
    memberState: names.state(entity.memberState),
    coordinator: entity.coordinator,
    companyName: entry.companyName,
    client: { ...client, countryOfIncorporation: names.state(client.countryOfIncorporation) },
    website: shownHost(entry.website),
    registerNumber: mandate.registerNumber,
    registerUrl: registerUrl(publicUrl, mandate.registerNumber),
    verifyUrl: `${publicUrl}/verify`,
    sealKind,
    version,
    timeZone: entity.timeZone,
    beganAt: (mandate.beganAt as Date).toISOString(),
    endsAt: mandate.endsAt?.toISOString() ?? null,
    pointOfContact: pointOfContactOf(mandate, state),
    issuedAt: issuedAt.toISOString(),
  };
}
