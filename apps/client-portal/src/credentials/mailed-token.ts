/**
 * The token of a link out of our mails, `#token=…`: it proves whose account it is. It stands behind the `#`, so that no
 * server's log ever holds one.
 */
export function mailedToken(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') || undefined;
}
