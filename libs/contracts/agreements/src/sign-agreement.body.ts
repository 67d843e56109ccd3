import { Allow, Equals, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { LIMITS, MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { SignupId, OptionalText, RequiredText } from '@rep13/contracts-validation';
import { SIGNATURE_TYPES, type SignatureType } from './constants/index.ts';

/** `POST /api/legal-agreement`. What the browser claims beside the signature is accepted and not believed. */
export class SignAgreementBody {
  @SignupId() readonly signupId!: number;
  @RequiredText(LIMITS.signatureMax, MESSAGES.signature) readonly clientSignature!: string;

  @Equals('typed', { message: MESSAGES.signatureElectronic })
  @IsIn(SIGNATURE_TYPES, { message: MESSAGES.signatureType })
  readonly clientSignatureType!: SignatureType;

  /** What the signer is in the company: "director", "general counsel". The screen asks for it, other callers may not. */
  @OptionalText(LIMITS.signerTitleMax) readonly signerTitle?: string | null;

  /**
   * Whether we become the point of contact of Article 11 DSA too. The text says either; left out, it is designated, as in
   * the text that is shown first.
   */
  @IsOptional() @IsBoolean({ message: MESSAGES.contactPoint }) readonly contactPoint?: boolean;

  /** Checksum of the text that was shown; when the text is another one by now, nothing is signed. */
  @IsOptional() @Matches(SHA256, { message: MESSAGES.textSha256 }) readonly textSha256?: string;

  /** The server allocates the number. */
  @OptionalText(40) readonly agreementNumber?: string | null;
  /** Kept as claimed beside the observed address. */
  @OptionalText(64) readonly clientIpAddress?: string | null;
  /** The server's own clock counts. */
  @IsOptional() @Allow() readonly signedAt?: unknown;
  @IsOptional() @Allow() readonly pdfGenerated?: unknown;
}
