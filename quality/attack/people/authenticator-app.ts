import { createHmac } from 'node:crypto';
import { must, type Caller } from '../http/caller.ts';

const STEP_MS = 30_000;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app with this key shows now (RFC 6238: SHA-1, six digits, half a minute). */
export function codeOf(key: string, now: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return `${(hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000}`.padStart(6, '0');
}

function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    BASE_32.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** Sets up an app for who is signed in. @returns its key and the recovery codes, which are told this once. */
export async function addApp(browser: Caller, audience: 'admin' | 'client') {
  const base = `/api/${audience}/second-factor/app`;
  const { key } = await must<{ key: string }>(browser, 'POST', `${base}/key`, {});
  const { recoveryCodes } = await must<{ recoveryCodes: string[] }>(browser, 'POST', base, {
    code: codeOf(key),
  });
  for (const secret of [key, ...recoveryCodes]) browser.given.add(secret);
  return { key, recoveryCodes };
}
