const KEY = 'rep13.prefilled-email';

/** Keeps an address that the visitor has already typed, for the forms that follow in this tab. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage may be switched off; the visitor then types it again.
  }
}

/** The address typed earlier in this tab, or an empty text. */
export function rememberedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
