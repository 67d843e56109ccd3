import { agreement as ownAgreement } from '@rep13/contracts-api-client/client';
import type { AgreementView } from '@rep13/contracts-agreements';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** A PDF takes a few seconds after the signature. */
const ASK_FOR_PDF_EVERY_MS = 2_000;

/** Whether the PDF of the agreement, or of a signed addendum, is not there yet. */
const isMaking = ({ pdfGenerated, addendum }: AgreementView): boolean =>
  !pdfGenerated || addendum?.pdfSha256 === null;

/** The signed agreement, or `null`; asked again until its PDFs are there. */
export function useClientAgreement() {
  return useClientApi(addressOf(ownAgreement), (agreement) =>
    agreement && isMaking(agreement) ? ASK_FOR_PDF_EVERY_MS : 0,
  );
}
