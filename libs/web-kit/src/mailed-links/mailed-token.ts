/** As the server makes them; a full stop at the end, or a parameter that a mail filter added, is none of it. */
const TOKEN = /^#(?:[^#]*&)?(resume|token)=([\w-]+(?:\.[\w-]+)*)/;

/**
 * The token of a link out of our mails. It stands behind the `#`, so that no server's log ever holds one; `#` that
 * became `%23` on the way is mended before a page opens (`mendedAddress`).
 *
 * @param hash of the page's address, with its `#`
 * @param name what the page's links call it: `resume` brings a registration into this browser, `token` proves an account
 */
export function mailedToken(hash: string, name: 'resume' | 'token'): string | undefined {
  const [, found, token] = TOKEN.exec(hash) ?? [];
  return found === name ? token : undefined;
}
