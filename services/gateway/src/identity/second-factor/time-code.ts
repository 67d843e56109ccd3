import { Secret, TOTP } from 'otpauth';

/** As every authenticator app counts unless told otherwise: six digits, SHA-1, half a minute. RFC 6238. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks of phones go wrong by as many steps. */
const WINDOW = 1;

/** What otpauth compares: of another text it measures characters and bytes alike, and throws where they differ. */
const CODE = /^\d{6}$/;

const KEY_BYTES = 20;

/** 160 bits in base 32, as people type it. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** What a QR code shows to the app. */
export const keyUri = (key: string, issuer: string, label: string): string =>
  new TOTP({ ...RULES, issuer, label, secret: Secret.fromBase32(key) }).toString();

/** The step of time whose code this is, or null: it is none of now, of just before or of soon after. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ ...RULES, token: code, secret, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: RULES.period, timestamp }) + delta;
}
