/**
 * What changes how a text looks without being seen: direction marks and isolates, zero-width characters, soft hyphens,
 * controls but line ends and tabs.
 */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text without hidden characters. */
export const shown = (text: string): string => text.replace(HIDDEN, '');

/** Whether a text has characters that nobody sees; a byte order mark at its beginning is none. */
export function hidesCharacters(text: string): boolean {
  const found = text.replace(/^\ufeff/, '').match(HIDDEN);
  return found !== null;
}

/** One line, as a subject or a name is. */
export const oneLine = (text: string): string => shown(text).replace(/\s+/g, ' ').trim();

/** A file's name without the folders that it pretends to lie in. */
export const fileName = (name: string | null): string =>
  oneLine((name ?? '').split(/[\\/]/).at(-1) ?? '') || 'unnamed';
