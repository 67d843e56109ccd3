import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import type { AgreementDraft } from '../text/draft-agreement.ts';

/** A seal of our own, or one made for trying the product. */
export type SealKind = 'own' | 'development';

/** What tells the client from another of its name, as it was signed. */
export type SignedParticulars = Pick<
  ClientParticularsView,
  'countryOfIncorporation' | 'registrationNumber' | 'registeredAddress' | 'websiteUrl'
>;

/** Everything that the PDF shows, as recorded: plain data that can go to a process of its own. */
export interface SignedDocument {
  readonly draft: AgreementDraft;
  /** The company's name in the agreement. */
  readonly companyName: string;
  readonly client: SignedParticulars;
  readonly representativeName: string;
  /** Beside the mark. */
  readonly brand: string;
  /** Number of the layout. */
  readonly layout: number;
  /** At the foot of each page, beside the signed text; null where there is nothing to say. */
  readonly note: string | null;
  /** Why there is this version of the file, where it is not the first. */
  readonly versionNote?: string;
  /** Where anybody verifies the PDF; null before there was such a page. */
  readonly verifyUrl: string | null;
  /** Which seal the PDF gets once it is made; null for none, and where it was not recorded yet. */
  readonly sealKind: SealKind | null;
  readonly agreementNumber: string;
  readonly signupId: number;
  readonly clientSignature: string;
  readonly clientSignatureType: string;
  /** What the signer said to be in the company; null where it was not asked. */
  readonly signerTitle: string | null;
  /** ISO 8601, UTC. */
  readonly signedAt: string;
  /** As the gateway saw it; null if it is not known. */
  readonly observedIpAddress: string | null;
  /** As the browser said; null if it said nothing. */
  readonly claimedIpAddress: string | null;
  readonly userAgent: string | null;
  /** Who acted, such as `client:123456789`; null if it was not recorded. */
  readonly signedBy: string | null;
}
