import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { INTAKE_WORK_SECONDS } from '../rate-limits/authority-limits.ts';

const NONCE_BYTES = 16;
/** `<nonce>~<bits>~<epoch seconds>~<signature>`, a dot, the number that was found. */
const PROOF = /^(([\w-]{22})~(\d{1,2})~(\d{1,12})~([\w-]{43}))\.(\d{1,16})$/;

/** A proof that is good, as far as can be seen without asking whether it was used. */
export interface Proof {
  readonly challenge: string;
}

/**
 * The work that stands in for a captcha: a number is looked for with which the SHA-256 of the challenge begins with so
 * many zero bits. What was asked for stands in the challenge, signed, so that no replica has to remember it.
 */
export class IntakeWork {
  private readonly keys: readonly Buffer[];

  /** @param previous signed before `secret` did; what it signed stays good for its time. */
  constructor(
    private readonly bits: number,
    private readonly now: () => Date,
    secret: string,
    previous?: string,
  ) {
    this.keys = [secret, ...(previous ? [previous] : [])].map(keyOf);
  }

  get isOff(): boolean {
    return this.bits === 0;
  }

  challenge(): { challenge: string; bits: number } {
    const expires = Math.floor(this.now().getTime() / 1_000) + INTAKE_WORK_SECONDS;
    const claims = `${randomBytes(NONCE_BYTES).toString('base64url')}~${this.bits}~${expires}`;
    return { challenge: `${claims}~${macOf(this.keys[0]!, claims)}`, bits: this.bits };
  }

  /** Undefined for one that is forged, expired, or not the work that was asked for. */
  check(header: string | undefined): Proof | undefined {
    const [, challenge = '', nonce, bits, expires, signature = ''] = PROOF.exec(header ?? '') ?? [];
    if (!challenge) return undefined;
    const claims = `${nonce}~${bits}~${expires}`;
    if (!this.keys.some((key) => isEqual(signature, macOf(key, claims)))) return undefined;
    if (Number(expires) * 1_000 <= this.now().getTime()) return undefined;
    return zeroBits(header ?? '') >= Number(bits) ? { challenge } : undefined;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 intake work', 32));

const macOf = (key: Buffer, claims: string): string =>
  createHmac('sha256', key).update(claims).digest('base64url');

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** With how many zero bits the SHA-256 of the text begins. */
function zeroBits(text: string): number {
  const hash = createHash('sha256').update(text, 'ascii').digest();
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24;
}
