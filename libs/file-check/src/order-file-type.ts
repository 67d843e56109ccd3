import { fileTypeFromBuffer } from 'file-type';
import { documentTypeOf, type DocumentType } from './document-type.ts';
import { extensionOf } from './file-name.ts';
import { signedContentOf } from './signed-message.ts';
import { textOf } from './text-encoding.ts';
import { unpacked, zipMembers } from './zip-members.ts';

const XLSX = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
};
const KNOWN_BY_SIGNATURE: readonly DocumentType[] = [
  { contentType: 'image/png', extension: 'png' },
  { contentType: 'image/jpeg', extension: 'jpg' },
  XLSX,
];
const ASICE = { contentType: 'application/vnd.etsi.asic-e+zip', extension: 'asice' };
const P7M = { contentType: 'application/pkcs7-mime', extension: 'p7m' };
const CSV = { contentType: 'text/csv', extension: 'csv' };
const EML = { contentType: 'message/rfc822', extension: 'eml' };

/** A header of a mail: lines with names and what is folded under them, up to an empty one. */
const MAIL_HEADER = /^(?:[!-9;-~]+:[^\r\n]*\r?\n(?:[ \t]+[^\r\n]*\r?\n)*)+\r?\n/;
const SENDER = /^From:/im;
/** Longer than the header of any mail. */
const HEADER_MAX = 256 * 1024;

/** What the bytes of an order's file are: a document, or what authorities send beside. Undefined for all other. */
export async function orderFileTypeOf(bytes: Buffer, name: string): Promise<DocumentType | undefined> {
  const document = await documentTypeOf(bytes, name);
  if (document) return document;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const known = KNOWN_BY_SIGNATURE.find(({ contentType }) => contentType === found?.mime);
  if (known) return known;
  if (isAsice(bytes)) return ASICE;
  if (signedContentOf(bytes) !== undefined) return P7M;
  return textTypeOf(bytes, extensionOf(name));
}

/** ETSI EN 319 162: the first member, not packed, says what the archive is. */
function isAsice(bytes: Buffer): boolean {
  const first = zipMembers(bytes)?.find(({ headerAt }) => headerAt === 0);
  if (first?.name !== 'mimetype' || first.method !== 0) return false;
  return unpacked(bytes, first, ASICE.contentType.length)?.toString('latin1') === ASICE.contentType;
}

/** Text has no signature: its name shows what it is meant as, and a mail begins as mails do. */
function textTypeOf(bytes: Buffer, extension: string): DocumentType | undefined {
  if (extension === 'csv') return textOf(bytes) !== undefined ? CSV : undefined;
  return extension === 'eml' && isMail(bytes) && textOf(bytes) !== undefined ? EML : undefined;
}

function isMail(bytes: Buffer): boolean {
  const [header = ''] = MAIL_HEADER.exec(bytes.toString('latin1', 0, HEADER_MAX)) ?? [];
  return SENDER.test(header);
}
