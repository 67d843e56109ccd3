import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LINK_DAYS, typedCode, type LinkPurpose } from '@rep13/contracts-constants';
import { codeOf, dayOf, endOfCode, inHalves, isSameCode } from './link-codes.ts';

export type { LinkPurpose };

export interface LinkClaims {
  readonly purpose: LinkPurpose;
  readonly signupId: number;
  /** Names a row that makes the link one-use, where it must be. */
  readonly id?: string;
  /** Of the legal contact as the mail was written; the link ends when another address takes its place. */
  readonly mailbox?: string;
}

interface SignedClaims extends LinkClaims {
  /** Epoch seconds. */
  readonly exp: number;
}

/**
 * Tokens for links in mails: claims in the open, signed with HMAC-SHA256 (RFC 2104), expiring.
 * Notifications makes them at the moment of sending, so no event, job or log ever holds one.
 */
export class SignedLinks {
  private readonly key: Buffer;
  private readonly accepted: readonly Buffer[];

  /** @param previous signed links before `secret` did; they stay good for their time. */
  constructor(
    secret: string,
    private readonly now: () => Date = () => new Date(),
    previous?: string,
  ) {
    this.key = keyOf(secret);
    this.accepted = previous ? [this.key, keyOf(previous)] : [this.key];
  }

  sign(claims: LinkClaims, ttlSeconds: number): string {
    const exp = Math.floor(this.now().getTime() / 1000) + ttlSeconds;
    const payload = Buffer.from(JSON.stringify({ ...claims, exp } satisfies SignedClaims)).toString(
      'base64url',
    );
    return `${payload}.${macOf(this.key, payload).toString('base64url')}`;
  }

  /** What stands beside a link that is mailed now, for where the link does not open. */
  code(claims: LinkClaims): string {
    return inHalves(codeOf(this.key, textOf(claims, dayOf(this.now()))));
  }

  /**
   * The token of the link beside which a code stood, for the rest of its days; undefined if it is none of these claims'.
   * Every claim, key and day is compared, whichever fits.
   */
  tokenOfCode(typed: string, candidates: readonly LinkClaims[]): string | undefined {
    const [given, today] = [typedCode(typed), dayOf(this.now())];
    const [found] = candidates.flatMap((claims) =>
      Array.from({ length: LINK_DAYS[claims.purpose] + 1 }, (_, ago) => today - ago)
        .filter((day) =>
          this.accepted.map((key) => isSameCode(given, codeOf(key, textOf(claims, day)))).includes(true),
        )
        .map((day) => ({ claims, end: endOfCode(day, LINK_DAYS[claims.purpose]) })),
    );
    if (!found) return undefined;
    const seconds = Math.floor((found.end.getTime() - this.now().getTime()) / 1_000);
    return seconds > 0 ? this.sign(found.claims, seconds) : undefined;
  }

  /** The claims, or undefined if the token is forged, expired or made for something else. */
  verify(token: string, purpose: LinkPurpose): LinkClaims | undefined {
    const [payload = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (!this.accepted.some((key) => isEqual(given, macOf(key, payload)))) return undefined;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedClaims;
    const expired = claims.exp * 1000 <= this.now().getTime();
    return expired || claims.purpose !== purpose ? undefined : claims;
  }
}

/** A code stands for the same claims as its link, for the day on which it was mailed. */
const textOf = ({ purpose, signupId, id = '', mailbox = '' }: LinkClaims, day: number): string =>
  ['code', purpose, signupId, id, mailbox, day].join(' ');

/** What a link says of the address it was mailed to: enough to compare, and no address to read. */
export const mailboxOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 mailed links', 32));

const macOf = (key: Buffer, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);
