import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A device of the test that makes one passkey and signs with it, as WebAuthn wants it, or a little otherwise. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly key: KeyObject;
  private readonly coseKey: Uint8Array;

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    this.coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  /** The answer to options that ask for a new passkey. */
  make({ challenge }: { challenge: string }): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(HAS_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      Buffer.from(this.coseKey),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.answer({
      clientDataJSON: b64(this.clientData('webauthn.create', challenge)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to options that ask for a passkey to be shown. */
  show({ challenge }: { challenge: string }): object {
    this.counter += 1;
    const authData = this.head(0);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.key);
    return this.answer({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authData),
      signature: b64(signature),
    });
  }

  private head(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), count]);
  }

  private clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  private answer = (response: object): object => ({
    id: b64(this.id),
    rawId: b64(this.id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
}
