import { ValidationFailed, type IdempotencyContext } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';

/** Without a key, the same body from the same session makes one row within this time. A double click is one. */
const IMPLICIT_TTL_S = 10;
const KEY = /^[\x20-\x7e]{1,200}$/;
/** 128 random bits have 22 characters in base 64. */
const SECRET = /^[\x21-\x7e]{22,200}$/;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/**
 * What makes this call the same as another one; nothing for a change that brings no key, because to say A again after
 * B is a change of its own.
 * @throws ValidationFailed for a key that is no key.
 */
export function idempotencyOf(
  { method, path, body, key }: Call,
  scope: string,
): IdempotencyContext | undefined {
  const text = canonical(body);
  const fingerprint = sha256Hex(`${method} ${path} ${text}`);
  if (key === undefined) {
    if (method !== 'POST') return undefined;
    return { scope, key: `auto:${sha256Hex(`${path} ${text}`)}`, fingerprint, ttlSeconds: IMPLICIT_TTL_S };
  }
  if (!KEY.test(key)) {
    const message = 'Please use 1 to 200 printable ASCII characters';
    throw new ValidationFailed([{ path: 'Idempotency-Key', message }]);
  }
  return { scope, key, fingerprint };
}

/**
 * The scope of a session that is born with this request: the same for requests of one browser that race with the same
 * key, and nobody else's, because `secret` is what only that browser has.
 * @throws ValidationFailed for a secret that could be guessed.
 */
export function scopeBornWith(key: string, secret: string): string {
  if (!SECRET.test(secret)) {
    const message = 'Please use 22 to 200 printable ASCII characters';
    throw new ValidationFailed([{ path: 'Idempotency-Scope', message }]);
  }
  return sha256Hex(`session born with ${secret} and ${key}`);
}

/** JSON with sorted names: the order in which a browser writes them says nothing. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}
