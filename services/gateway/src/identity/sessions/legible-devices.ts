import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { sha256Hex } from '@rep13/service-kit/hashes';

/** Cookies of known devices as they were until November 2026: signed, but anybody could read the account's name. */
export class LegibleDevices {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'rep13 known devices', 32));
  }

  nameOf = (account: string): string => sha256Hex(account).slice(0, 16);

  /** Undefined for anything that we did not sign. */
  open(value: string): unknown {
    const [payload = '', signature = ''] = value.split('.');
    const expected = createHmac('sha256', this.key).update(payload).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  }
}
