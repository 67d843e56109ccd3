/**
 * The token of a link out of our mails: `#token=…` proves whose account it is, `#confirm=…` ends a set-up. It stands
 * behind the `#`, so that no server's log ever holds one.
 */
export function mailedToken(hash: string, name: 'token' | 'confirm'): string | undefined {
  return new URLSearchParams(hash.slice(1)).get(name) || undefined;
}
