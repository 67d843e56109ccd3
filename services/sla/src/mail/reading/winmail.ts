import { fileName } from './hidden-characters.ts';
import type { MailFile } from './mail-facts.ts';

/** What Outlook packs into `winmail.dat` (TNEF, [MS-OXTNEF]). */
export interface Winmail {
  readonly files: readonly MailFile[];
  readonly text: string | null;
}

const SIGNATURE = 0x223e9f78;
const HEAD_BYTES = 6;
/** Level, attribute and length before the data, a checksum behind it. */
const BEFORE_BYTES = 9;
const CHECKSUM_BYTES = 2;

const CODE_PAGE = 0x00069007;
const BODY = 0x0002800c;
const FILE_BEGINS = 0x00069002;
const FILE_NAME = 0x00018010;
const FILE_DATA = 0x0006800f;
const FILES_MAX = 100;

const CODE_PAGES: Readonly<Record<number, string>> = {
  65_001: 'utf-8',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};

/** Null for bytes that are none. Stops where they break off. */
export function readWinmail(bytes: Uint8Array): Winmail | null {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (raw.length < HEAD_BYTES || raw.readUInt32LE(0) !== SIGNATURE) return null;
  const files: { name: string; bytes: Buffer }[] = [];
  let text: string | null = null;
  let codePage = 1_252;
  for (const { id, data } of attributesOf(raw)) {
    const last = files.at(-1);
    if (id === CODE_PAGE && data.length >= 4) codePage = data.readUInt32LE(0);
    if (id === BODY) text = decode(data, codePage);
    if (id === FILE_BEGINS && files.length < FILES_MAX) files.push({ name: '', bytes: Buffer.alloc(0) });
    if (id === FILE_NAME && last) last.name = decode(data, codePage);
    if (id === FILE_DATA && last) last.bytes = data;
  }
  return {
    text,
    files: files.map(({ name, bytes }) => ({ name: fileName(name), type: typeOf(name), bytes })),
  };
}

function* attributesOf(raw: Buffer): Generator<{ id: number; data: Buffer }> {
  for (let at = HEAD_BYTES; at + BEFORE_BYTES <= raw.length;) {
    const id = raw.readUInt32LE(at + 1);
    const length = raw.readUInt32LE(at + 5);
    const end = at + BEFORE_BYTES + length;
    if (end > raw.length) return;
    yield { id, data: raw.subarray(at + BEFORE_BYTES, end) };
    at = end + CHECKSUM_BYTES;
  }
}

function decode(data: Buffer, codePage: number): string {
  const charset = CODE_PAGES[codePage] ?? `windows-${codePage}`;
  const plain = data.subarray(0, data.at(-1) === 0 ? data.length - 1 : data.length);
  try {
    return new TextDecoder(charset).decode(plain);
  } catch {
    return new TextDecoder('windows-1252').decode(plain);
  }
}

/** It names no types; what a file is, its bytes decide later. */
const typeOf = (name: string): string =>
  ({ pdf: 'application/pdf', txt: 'text/plain' })[name.split('.').at(-1)?.toLowerCase() ?? ''] ??
  'application/octet-stream';
