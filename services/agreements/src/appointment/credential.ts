import { SignJWT, type CryptoKey, type KeyObject } from 'jose';
import type { AppointmentFacts } from '../register/register-facts.ts';
import { factsOf, registerUrl, vocabularyOf } from './appointment.ts';

const VALID_MS = 7 * 86_400_000;

interface Signer {
  readonly key: CryptoKey | KeyObject;
  readonly kid: string;
}

/**
 * The appointment as a W3C Verifiable Credential 2.0 that is secured as a JWT (vc-jose-cose). Good for seven days, and
 * not beyond the end of the mandate where that is known; whether it still holds, its status says: the register's page.
 */
export function signCredential(
  view: AppointmentFacts,
  publicUrl: string,
  now: Date,
  { key, kid }: Signer,
): Promise<string> {
  const claims = claimsOf(view, publicUrl, now);
  return (
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid })
      .setIssuer(publicUrl)
      .setIssuedAt(now)
      // Libraries look at this one, and know nothing of `validUntil`.
      .setExpirationTime(new Date(claims.validUntil))
      .sign(key)
  );
}

function claimsOf(view: AppointmentFacts, publicUrl: string, now: Date) {
  const { '@id': id, '@type': type, ...facts } = factsOf(view, publicUrl);
  const lastMoment = view.endsAt === null ? Infinity : Date.parse(view.endsAt);
  const validUntil = new Date(Math.min(now.getTime() + VALID_MS, lastMoment));
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', vocabularyOf(publicUrl)],
    type: ['VerifiableCredential', 'LegalRepresentativeCredential'],
    issuer: publicUrl,
    validFrom: view.beganAt,
    validUntil: validUntil.toISOString(),
    credentialStatus: { id: registerUrl(publicUrl, view.registerNumber), type: 'RegisterEntry' },
    credentialSubject: { id, type, ...facts },
  };
}
