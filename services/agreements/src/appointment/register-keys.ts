import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GetRegisterKeys, type RegisterKeysView } from '@rep13/contracts-agreements';
import { OnCommand, SERVICE_CONFIG } from '@rep13/service-kit';
import { toPem, type AgreementsConfig } from '../config.ts';

/** The key that signs credentials, and the public halves of all that are still believed. */
@Injectable()
export class RegisterKeys {
  readonly signing: KeyObject;
  /** Its name in the key set. */
  readonly kid: string;
  readonly published: RegisterKeysView;

  constructor(@Inject(SERVICE_CONFIG) { REGISTER_KEY, REGISTER_KEY_PREVIOUS }: AgreementsConfig) {
    this.signing = REGISTER_KEY ? createPrivateKey(toPem(REGISTER_KEY)) : forThisProcess();
    const previous = REGISTER_KEY_PREVIOUS ? [createPrivateKey(toPem(REGISTER_KEY_PREVIOUS))] : [];
    const keys = [this.signing, ...previous].map(toPublished);
    this.kid = keys[0]?.kid ?? '';
    this.published = { keys };
  }

  @OnCommand(GetRegisterKeys)
  list(): RegisterKeysView {
    return this.published;
  }
}

const forThisProcess = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** RFC 7517; named by its thumbprint, RFC 7638, so that the same key has the same name on every replica. */
function toPublished(key: KeyObject) {
  const { crv, kty, x, y } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
}
