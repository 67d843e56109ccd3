import type { AgreementView } from '@rep13/contracts-agreements';
import { useClientApi } from '../session/useClientApi.ts';

/** A PDF takes a few seconds after the signature. */
const ASK_FOR_PDF_EVERY_MS = 2_000;

/** The signed agreement, or `null`; asked again until its PDF is there. */
export function useClientAgreement() {
  return useClientApi<AgreementView | null>('/api/client/agreement', (agreement) =>
    agreement && !agreement.pdfGenerated ? ASK_FOR_PDF_EVERY_MS : 0,
  );
}
