import { agreement as ownAgreement } from '@rep13/contracts-api-client/client';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** A PDF takes a few seconds after the signature. */
const ASK_FOR_PDF_EVERY_MS = 2_000;

/** The signed agreement, or `null`; asked again until its PDF is there. */
export function useClientAgreement() {
  return useClientApi(addressOf(ownAgreement), (agreement) =>
    agreement && !agreement.pdfGenerated ? ASK_FOR_PDF_EVERY_MS : 0,
  );
}
