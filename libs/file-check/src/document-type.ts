import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './file-name.ts';
import { textOf } from './text-encoding.ts';

export interface DocumentType {
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
}

const PDF = { contentType: 'application/pdf', extension: 'pdf' };
const DOCX = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};
const ODT = { contentType: 'application/vnd.oasis.opendocument.text', extension: 'odt' };

const SIGNED: readonly DocumentType[] = [PDF, DOCX, ODT];

/** Text has no signature: only a name without any other claim shows that it is meant as text. */
const TEXT_EXTENSIONS = ['txt', 'md', ''];

/** Readers look for the header of a PDF in its first 1,024 bytes: mail programs and printers leave lines before it. */
const PDF_HEADER = /^(?:\xef\xbb\xbf)?(?:[\t\f !-;=-~]*[\r\n]+){0,32}%PDF-\d/;
const PDF_HEADER_WITHIN = 1_024;

/**
 * What the bytes are, or undefined for anything but a PDF or a plain document. The name never makes a file something
 * it is not. Archives are looked at, not unpacked.
 */
export async function documentTypeOf(bytes: Uint8Array, name: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const signed = SIGNED.find(({ contentType }) => contentType === found?.mime);
  if (signed) return signed;
  if (hasPdfHeader(bytes)) return PDF;
  const extension = extensionOf(name);
  if (!TEXT_EXTENSIONS.includes(extension) || textOf(bytes) === undefined) return undefined;
  return { contentType: 'text/plain', extension: extension || 'txt' };
}

const hasPdfHeader = (bytes: Uint8Array): boolean =>
  PDF_HEADER.test(Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1'));
