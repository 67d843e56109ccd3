import type { ContentFault } from './pdf-fault.ts';

const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ENTRY_BYTES = 46;
/** Where Word and LibreOffice keep macros and controls. Charts with their tables, in embeddings/, are taken. */
const ACTIVE = /(^|\/)vbaProject[^/]*\.bin$|(^|\/)activeX\/|^(Basic|Scripts)\//i;

/** Whether a docx or odt names a macro or a control among its contents. Unpacks nothing. */
export function archiveFaultOf(bytes: Buffer): ContentFault | undefined {
  for (let at = bytes.indexOf(ENTRY); at !== -1; at = bytes.indexOf(ENTRY, at + 4)) {
    if (at + ENTRY_BYTES > bytes.length) break;
    const nameAt = at + ENTRY_BYTES;
    const name = bytes.subarray(nameAt, nameAt + bytes.readUInt16LE(at + 28)).toString('utf8');
    if (ACTIVE.test(name)) return 'active';
  }
  return undefined;
}
