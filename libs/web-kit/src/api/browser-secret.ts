import { newIdempotencyKey } from './idempotency-key.ts';

const KEY = 'rep13.idempotency-scope';

let ofThisPage: string | undefined;

/**
 * What only this tab has, so that its idempotency keys are its own also before the server has given it a session.
 * Kept as long as the tab, like the keys; without storage, as long as the page.
 */
export function browserSecret(): string {
  ofThisPage ??= stored() ?? store(newIdempotencyKey());
  return ofThisPage;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(secret: string): string {
  try {
    sessionStorage.setItem(KEY, secret);
  } catch {
    // Storage may be switched off: a key then holds until the page is left, as the forms do.
  }
  return secret;
}
