import { IsBoolean, Matches } from 'class-validator';
import { LIMITS, MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { RequiredText } from '@rep13/contracts-validation';

/** `POST /api/client/contact-point`. */
export class ContactPointBody {
  /** Whether we are the point of contact of Article 11 DSA. */
  @IsBoolean({ message: MESSAGES.contactPoint }) readonly designated!: boolean;
}

/** `POST /api/client/contact-point/addendum`. */
export class SignContactPointAddendumBody {
  @RequiredText(LIMITS.signatureMax, MESSAGES.signature) readonly signerName!: string;
  /** What the signer is in the company, which the signer declares to be allowed to bind. */
  @RequiredText(LIMITS.signerTitleMax, MESSAGES.signerTitle) readonly signerTitle!: string;
  /** Checksum of the text that was shown. */
  @Matches(SHA256, { message: MESSAGES.textSha256 }) readonly textSha256!: string;
}
