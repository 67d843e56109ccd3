import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import type { SealKind } from '../pdf/signed-document.ts';
import type { AgreementDraft } from '../text/draft-agreement.ts';
import type { ContactPointAddendum } from './contact-point-addendum.entity.ts';
import { draftAddendum } from './draft-addendum.ts';

/** Everything that the PDF of an addendum shows, as recorded: plain data that can go to a process of its own. */
export interface AddendumDocument {
  readonly draft: AgreementDraft;
  readonly agreementNumber: string;
  readonly companyName: string;
  readonly representativeName: string;
  /** Beside the mark. */
  readonly brand: string;
  readonly signerName: string;
  readonly signerTitle: string;
  /** ISO 8601, UTC. */
  readonly signedAt: string;
  /** As the gateway saw it; null if it is not known. */
  readonly observedIpAddress: string | null;
  /** Where the particulars are made up; null else. */
  readonly note: string | null;
  /** Where anybody verifies the PDF. */
  readonly verifyUrl: string;
  /** Which seal the file gets once it is made; null for none. */
  readonly sealKind: SealKind | null;
}

/** What the PDF is made of. @throws if the signed text can no longer be written word for word. */
export function toAddendumDocument(
  { particulars, textSha256, signupId, signedAt, ...signed }: ContactPointAddendum,
  issue: Pick<AddendumDocument, 'verifyUrl' | 'sealKind'>,
): AddendumDocument {
  const draft = draftAddendum(particulars);
  if (draft.sha256 !== textSha256) throw new Error(`the addendum of ${signupId} is not what was signed`);
  const { agreementNumber, companyName, representative } = particulars;
  const { signerName, signerTitle, observedIpAddress } = signed;
  return {
    ...{ draft, agreementNumber, companyName, signerName, signerTitle, observedIpAddress, ...issue },
    representativeName: representative.name,
    brand: representative.brand,
    signedAt: signedAt.toISOString(),
    note: representative.isSample ? SAMPLE_NOTE : null,
  };
}
