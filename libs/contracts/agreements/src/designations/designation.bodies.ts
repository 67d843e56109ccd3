import { IsIn, IsOptional, Matches, ValidateIf } from 'class-validator';
import { LIMITS, MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { OptionalText, RequiredText } from '@rep13/contracts-validation';
import {
  DESIGNATION_CHANNELS,
  DESIGNATION_STATES,
  type DesignationChannel,
  type DesignationState,
} from '../constants/index.ts';

/** Which letters; without a state all that something is to be done about. */
export class DesignationsQuery {
  @IsOptional() @IsIn(DESIGNATION_STATES) readonly state?: DesignationState;
}

/** `POST /api/client/designation/sign`. */
export class SignDesignationBody {
  @RequiredText(LIMITS.signatureMax, MESSAGES.signature) readonly signerName!: string;
  /** What the signer is in the company: coordinators ask for a suitably authorised person. */
  @RequiredText(LIMITS.signerTitleMax, MESSAGES.signerTitle) readonly signerTitle!: string;
  /** Checksum of the text that was shown. */
  @Matches(SHA256, { message: MESSAGES.textSha256 }) readonly textSha256!: string;
}

/** `POST /api/admin/designations/:id/:move`. What a move does not need is refused with it. */
export class MoveDesignationBody {
  /** How it was sent; for `record-sent`. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsIn(DESIGNATION_CHANNELS, { message: MESSAGES.designationChannel })
  readonly channel?: DesignationChannel | null;
  /** What the coordinator calls it, if it said so. */
  @OptionalText(LIMITS.designationReferenceMax) readonly reference?: string | null;
  /** Why the coordinator did not take it; for `return`, for staff only. */
  @OptionalText(LIMITS.designationReasonMax) readonly reason?: string | null;
}
