import { SignJWT, type CryptoKey, type JWTPayload, type KeyObject } from 'jose';

/** With what a credential is signed. */
export interface Signer {
  readonly key: CryptoKey | KeyObject;
  /** Its name in the key set. */
  readonly kid: string;
}

/** A credential of W3C's data model 2.0, before it is signed. */
export interface Credential extends JWTPayload {
  readonly issuer: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly credentialSubject: { readonly id: string } & Readonly<Record<string, unknown>>;
}

/**
 * Secured as a JWT (vc-jose-cose). The registered claims say the same as those of the data model: libraries for tokens
 * look at them alone.
 */
export const signedCredential = (credential: Credential, now: Date, { key, kid }: Signer): Promise<string> =>
  new SignJWT(credential)
    .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid })
    .setIssuer(credential.issuer)
    .setSubject(credential.credentialSubject.id)
    .setIssuedAt(now)
    .setNotBefore(new Date(credential.validFrom))
    .setExpirationTime(new Date(credential.validUntil))
    .sign(key);
