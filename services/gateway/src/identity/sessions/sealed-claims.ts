import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Words for ourselves that a browser keeps: it can neither read nor change them, nor tell whose they are. */
export class SealedClaims {
  private readonly sealKey: Buffer;
  private readonly nameKey: Buffer;

  constructor(secret: string, purpose: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `${purpose} ${use}`, 32));
    this.sealKey = derive('seal');
    this.nameKey = derive('name');
  }

  /** A short name for something: without our secret nobody can tell for what, not even by trying all. */
  nameOf(text: string): string {
    return createHmac('sha256', this.nameKey).update(text).digest('hex').slice(0, 16);
  }

  seal(claims: object): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealKey, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for anything that we did not seal. */
  open(value: string): unknown {
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.sealKey, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return JSON.parse(Buffer.concat(opened).toString());
    } catch {
      return undefined;
    }
  }
}
