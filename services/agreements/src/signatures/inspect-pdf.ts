import { checkSignature, type CheckedSignature } from './check-signature.ts';
import { CUT_SHORT, FORGED, readSignatures, TooManySignatures } from './find-signatures.ts';

/** What there is to know of a PDF without knowing who made it. Plain data. */
export interface InspectedPdf {
  /** In the order of the file; `misplaced` where it can't be one of this file, `unreadable` where it is none. */
  readonly signatures: readonly (CheckedSignature | 'misplaced' | 'cut-short' | 'unreadable')[];
  /** It has no end as each PDF has one. */
  readonly isCutShort: boolean;
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
/** And the mark of the end within the last. */
const END_WITHIN = 1_024;
const ENCRYPTED = /\/Encrypt\s{0,20}(\d|<<)/;
const END_OF_REVISION = /%%EOF(\r\n|\r|\n)?/g;

/** Nothing in the file is believed, and nothing is looked up: what it says about itself is compared with its bytes. */
export function inspectPdf(pdf: Uint8Array): Inspection {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  if (!text.slice(0, HEADER_WITHIN).includes(HEADER)) return 'not-a-pdf';
  if (ENCRYPTED.test(text)) return 'encrypted';
  try {
    const signatures = readSignatures(pdf).map((found) => checked(pdf, found));
    const revisionEnds = [...text.matchAll(END_OF_REVISION)].map(({ 0: mark, index }) => index + mark.length);
    const isCutShort = !text.slice(-END_WITHIN).includes('%%EOF');
    return { signatures, isCutShort, revisionEnds, size: pdf.length };
  } catch (error) {
    if (error instanceof TooManySignatures) return 'too-many-signatures';
    throw error;
  }
}

function checked(
  pdf: Uint8Array,
  found: ReturnType<typeof readSignatures>[number],
): InspectedPdf['signatures'][number] {
  if (found === FORGED) return 'misplaced';
  if (found === CUT_SHORT) return CUT_SHORT;
  try {
    return checkSignature(pdf, found);
  } catch {
    return 'unreadable';
  }
}
