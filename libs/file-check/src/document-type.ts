import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './file-name.ts';

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
const TEXT = /^[\n\r\t\f\P{Cc}]*$/u;

/**
 * What the bytes are, or undefined for anything but a PDF or a plain document. The name never makes a file something
 * it is not. Archives are looked at, not unpacked.
 */
export async function documentTypeOf(bytes: Uint8Array, name: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const signed = SIGNED.find(({ contentType }) => contentType === found?.mime);
  if (signed) return signed;
  const extension = extensionOf(name);
  if (!TEXT_EXTENSIONS.includes(extension) || !isText(bytes)) return undefined;
  return { contentType: 'text/plain', extension: extension || 'txt' };
}

function isText(bytes: Uint8Array): boolean {
  try {
    return TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
