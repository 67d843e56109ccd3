import { signupIdFrom } from './signup-id.ts';

const KEY = 'rep13.signup';

/** Keeps which registration was made in this tab, for pages whose address does not name it. */
export function rememberSignup(signupId: number): void {
  try {
    sessionStorage.setItem(KEY, String(signupId));
  } catch {
    // Storage may be switched off; the links of our pages and mails name the registration.
  }
}

/** The registration made in this tab, or `null`. */
export function rememberedSignup(): number | null {
  try {
    return signupIdFrom(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
