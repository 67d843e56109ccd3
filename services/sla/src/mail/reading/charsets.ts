/** Charsets that a decoder knows under any of their names (WHATWG Encoding). */
function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset) !== undefined;
  } catch {
    return false;
  }
}

/** Whether all bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const DECLARED = /(charset\s*=\s*"?)([\w.:+-]{1,60})/gi;

/**
 * A mail whose parts name charsets that a decoder knows: one that nobody knows becomes UTF-8 where its bytes are that, and
 * windows-1252 else, in which every byte is some character.
 */
export function withKnownCharsets(raw: Buffer): { raw: Buffer; wereGuessed: boolean } {
  const text = raw.toString('latin1');
  const unknown = [...text.matchAll(DECLARED)].some(([, , charset = '']) => !isKnown(charset));
  if (!unknown) return { raw, wereGuessed: false };
  const guess = isUtf8(raw) ? 'utf-8' : 'windows-1252';
  const known = text.replace(DECLARED, (whole, before: string, charset: string) =>
    isKnown(charset) ? whole : `${before}${guess}`,
  );
  return { raw: Buffer.from(known, 'latin1'), wereGuessed: true };
}
