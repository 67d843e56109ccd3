import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';
import type { SealKind } from '../pdf/signed-document.ts';

/** Everything that the PDF of an invoice or a credit note shows. */
export interface InvoiceDocument extends InvoiceDocumentView {
  /** Beside the mark. */
  readonly brand: string;
  /** Where the representative is: dates are those there, as numbers count the years there. */
  readonly timeZone: string;
  /** At the foot of each page; null where there is nothing to say. */
  readonly note: string | null;
  /** Why there is this version of the file, where it is not the first. */
  readonly versionNote?: string;
  /** Which seal the file gets once it is made; null for none. */
  readonly sealKind: SealKind | null;
  /** Where anybody verifies the PDF. */
  readonly verifyUrl: string;
}
