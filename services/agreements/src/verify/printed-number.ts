import { lettersOfCode, typedRegisterNumber } from '@rep13/contracts-constants';

/** What is printed on a document of ours and can be guessed by nobody. */
export type PrintedNumber =
  | { readonly kind: 'document-id'; readonly id: string }
  | { readonly kind: 'register-number'; readonly registerNumber: string }
  | { readonly kind: 'letter'; readonly registerNumber: string; readonly designationId: number };

const DOCUMENT_ID = /^[0-9A-F]{12}$/;
const LETTER = /^(.+)\/\s*(\d{1,9})$/;

/**
 * Pure: a number as people type it from paper. Those of agreements and invoices are counted up, so that they would list
 * our clients: they are none.
 */
export function toPrintedNumber(text: string): PrintedNumber | null {
  const id = lettersOfCode(text).replace(/^DOCUMENT/, '');
  if (DOCUMENT_ID.test(id)) return { kind: 'document-id', id: id.toLowerCase() };
  const [, before = '', designationId] = LETTER.exec(text.normalize('NFKC').trim()) ?? [];
  const isAlone = !designationId && !text.includes('/');
  const registerNumber = typedRegisterNumber(isAlone ? text : before);
  if (!registerNumber) return null;
  return designationId
    ? { kind: 'letter', registerNumber, designationId: Number(designationId) }
    : { kind: 'register-number', registerNumber };
}
