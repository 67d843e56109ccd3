/**
 * The URL that a text is, as URL parsers read it; null for what is none. Instead of `URL.canParse`: once Node 20 has
 * optimised that one it refuses every text with letters of Latin-1 beyond ASCII, such as `https://müller.ch`.
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
