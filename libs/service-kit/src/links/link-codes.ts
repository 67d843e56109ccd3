import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, DAY_MS } from '@rep13/contracts-constants';

const BITS = 5;

/** Days since 1970, UTC. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);

/** The end of a code that was mailed on this day and works so many days: that of its last day. */
export const endOfCode = (day: number, days: number): Date => new Date((day + days + 1) * DAY_MS);

/**
 * A code of 50 bits that a person can type: HMAC-SHA256 (RFC 2104), cut off as RFC 4226 does it. It is made again
 * wherever it is compared, so it is kept nowhere.
 */
export function codeOf(key: Buffer, text: string): string {
  const mac = createHmac('sha256', key).update(text).digest();
  return Array.from({ length: CODE_LENGTH }, (_, index) => CODE_ALPHABET[fiveBits(mac, index * BITS)]).join(
    '',
  );
}

/** Five bits of `bytes` from this bit on. */
function fiveBits(bytes: Buffer, from: number): number {
  const [first = 0, second = 0] = bytes.subarray(Math.floor(from / 8));
  return (((first << 8) | second) >> (16 - BITS - (from % 8))) & 31;
}

/** In the same time whatever is wrong. */
export function isSameCode(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** As it is mailed: in two halves. */
export const inHalves = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
