import { FetchRefused } from './fetch-errors.ts';
import { textOfBytes } from './characters.ts';

/** What was read of an address. */
export interface Page {
  /** Where the redirects ended. */
  readonly finalUrl: string;
  readonly status: number;
  readonly type: 'text/html' | 'text/plain';
  readonly text: string;
}

/** What an address answers, whatever it is. */
export interface Resource {
  readonly finalUrl: string;
  readonly status: number;
  /** As the server names it. */
  readonly type: string;
  /** Whose programs may read it; empty where none is named. */
  readonly allowOrigin: string;
  readonly bytes: Buffer;
}

/** XHTML is read as HTML: who writes it means the same page. */
const TYPES: Readonly<Record<string, Page['type'] | 'pdf'>> = {
  'text/html': 'text/html',
  'application/xhtml+xml': 'text/html',
  'text/plain': 'text/plain',
  'application/pdf': 'pdf',
};
/** Characters that no text has; bytes that are no text in these characters become the replacement character. */
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const REPLACED_MAX = 0.1;

/** A header as it counts where a proxy sent it twice, in two lines or in one: the last one that is not blank. */
export const lastValue = (header: string | string[] | undefined): string =>
  [header ?? ''].flat().findLast((line) => line.trim() !== '') ?? '';

/** By the header alone, so that nothing else is read. A server that names no type sends a page. @throws FetchRefused */
export function checkedType(header: string): Page['type'] {
  if (header.trim() === '') return 'text/html';
  const names = header.split(',').map((one) => one.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const type = names.flatMap((name) => (Object.hasOwn(TYPES, name) ? (TYPES[name] ?? []) : [])).at(-1);
  if (type === 'pdf') throw new FetchRefused('pdf');
  if (!type) throw new FetchRefused('type');
  return type;
}

/** What was sent as text, read by its own declaration. @throws FetchRefused when it is none. */
export function textOf(bytes: Buffer, header: string): string {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') throw new FetchRefused('pdf');
  const text = textOfBytes(bytes, header);
  const replaced = text.split('\ufffd').length - 1;
  if (NO_TEXT.test(text) || replaced > text.length * REPLACED_MAX) throw new FetchRefused('type');
  return text;
}
