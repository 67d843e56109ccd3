import { checkSignature, type CheckedSignature } from './check-signature.ts';
import { findSignatures, FORGED, TooManySignatures } from './find-signatures.ts';

/** What there is to know of a PDF without knowing who made it. Plain data. */
export interface InspectedPdf {
  /** In the order of the file; `forged` where it is not one, `broken` where it can't be read. */
  readonly signatures: readonly (CheckedSignature | 'forged' | 'broken')[];
  /** Offsets where the revisions of the file end. */
  readonly revisionEnds: readonly number[];
  readonly size: number;
}

/** Why a file is not inspected. */
export type Refusal = 'not-a-pdf' | 'encrypted' | 'too-many-signatures';
export type Inspection = InspectedPdf | Refusal;

const HEADER = '%PDF-';
/** Readers find the header within the first kilobyte. */
const HEADER_WITHIN = 1_024;
const ENCRYPTED = /\/Encrypt\s{0,20}(\d|<<)/;
const END_OF_REVISION = /%%EOF(\r\n|\r|\n)?/g;

/** Nothing in the file is believed, and nothing is looked up: what it says about itself is compared with its bytes. */
export function inspectPdf(pdf: Uint8Array): Inspection {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  if (!text.slice(0, HEADER_WITHIN).includes(HEADER)) return 'not-a-pdf';
  if (ENCRYPTED.test(text)) return 'encrypted';
  try {
    const signatures = findSignatures(pdf).map((found) => (found === FORGED ? FORGED : checked(pdf, found)));
    const revisionEnds = [...text.matchAll(END_OF_REVISION)].map(({ 0: mark, index }) => index + mark.length);
    return { signatures, revisionEnds, size: pdf.length };
  } catch (error) {
    if (error instanceof TooManySignatures) return 'too-many-signatures';
    throw error;
  }
}

function checked(pdf: Uint8Array, found: Parameters<typeof checkSignature>[1]): CheckedSignature | 'broken' {
  try {
    return checkSignature(pdf, found);
  } catch {
    return 'broken';
  }
}
