import { FetchRefused } from './fetch-errors.ts';

/** What was read of an address. */
export interface Page {
  /** Where the redirects ended. */
  readonly finalUrl: string;
  readonly status: number;
  readonly type: 'text/html' | 'text/plain';
  readonly text: string;
}

const TYPES = ['text/html', 'text/plain'] as const;
const META_CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i;
/** Where a page in HTML has to name its characters. */
const META_WITHIN_BYTES = 1_024;
/** Characters that no text has; bytes that are no text in these characters become the replacement character. */
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const REPLACED_MAX = 0.1;

/** By the header alone, so that nothing else is read. @throws FetchRefused */
export function checkedType(header: string): Page['type'] {
  const name = header.split(';', 1)[0]?.trim().toLowerCase();
  const type = TYPES.find((known) => known === name);
  if (!type) throw new FetchRefused('type');
  return type;
}

/** What was sent as text, read as what it says of itself. @throws FetchRefused when it is none. */
export function textOf(bytes: Buffer, header: string): string {
  const text = decode(bytes, charsetOf(bytes, header));
  const replaced = text.split('\ufffd').length - 1;
  if (NO_TEXT.test(text) || text.startsWith('%PDF-') || replaced > text.length * REPLACED_MAX)
    throw new FetchRefused('type');
  return text;
}

function charsetOf(bytes: Buffer, header: string): string {
  const named = /charset\s*=\s*"?([\w-]{1,40})/i.exec(header)?.[1];
  return named ?? META_CHARSET.exec(bytes.toString('latin1', 0, META_WITHIN_BYTES))?.[1] ?? 'utf-8';
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
