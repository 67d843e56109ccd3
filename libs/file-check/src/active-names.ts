import { nameAt, wordBefore, type PdfName } from './pdf-names.ts';

/** What a PDF does when it is opened or pressed, beyond showing another place; XFA is a form with scripts in XML. */
const ACTIONS = new Set(['JavaScript', 'Launch', 'Rendition', 'ImportData', 'GoToE']);
/** Other files inside, films with scripts, and forms with scripts: names that mean nothing else. */
const UNMISTAKABLE = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'XFA', 'RichMedia']);
/** Short names, which only count where a dictionary or a reference follows: any picture may hold these bytes. */
const KEYS = new Set(['AA', 'EF']);

const PEEKED = 256;
/** Comments may stand before it; who writes a long one hides something. */
const DICTIONARY_OR_REFERENCE = /^(?:[\0\s]|%[^\r\n]*[\r\n])*(<<|\d+[\0\s]+\d+[\0\s]+R|%[\x20-\x7e]{200})/;
/** Values that may stand directly before a name which is an object of its own. */
const VALUE = /^(\d*obj|null|true|false|R|[\d.+-]*)$/;

/** Whether the name makes the PDF more than pages to be read. */
export function isActive(bytes: Buffer, found: PdfName): boolean {
  if (ACTIONS.has(found.name)) return isValue(bytes, found);
  return UNMISTAKABLE.has(found.name) || (KEYS.has(found.name) && leadsOn(bytes, found));
}

/** Whether a dictionary or a reference to one follows, as after a key. */
export const leadsOn = (bytes: Buffer, { end }: PdfName): boolean =>
  DICTIONARY_OR_REFERENCE.test(bytes.toString('latin1', end, end + PEEKED));

/** Not in the middle of an address such as https://developer.example/Web/JavaScript. */
function isValue(bytes: Buffer, { start }: PdfName): boolean {
  const { word, isName } = wordBefore(bytes, start);
  if (!isName) return VALUE.test(word);
  return nameAt(bytes, start - word.length - 1).name === 'S';
}
