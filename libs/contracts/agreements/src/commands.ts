import { Type } from 'class-transformer';
import { Equals, IsBoolean, IsOptional, Matches, ValidateNested } from 'class-validator';
import { LIMITS, MESSAGES, SHA256 } from '@rep13/contracts-constants';
import {
  Command,
  RequestOrigin,
  StatisticsQuery,
  type DayCountView,
  type Refusals,
} from '@rep13/contracts-messaging';
import { SignupId, OptionalText, RequiredText } from '@rep13/contracts-validation';
import type { SignatureType } from './constants/index.ts';
import type {
  AgreementDraftView,
  AgreementPdfView,
  AgreementView,
  DetailsToPublishView,
} from './agreement.views.ts';

/** Sign the agreement of one signup. The first signature stays; a second call answers it again. */
export class SignAgreement extends Command<AgreementView> {
  static readonly subject = 'rpc.agreements.agreement.sign.v1';
  static readonly errors = {
    'onboarding.account-suspended': 403,
    'agreements.text-changed': 409,
    'gateway.not-found': 404,
    'onboarding.payment-overdue': 403,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
  /** In a rush a customer rather waits for a signature than makes it again. */
  static readonly answerWithinMs = 3_500;

  @SignupId() readonly signupId!: number;
  @RequiredText(LIMITS.signatureMax, MESSAGES.signature) readonly clientSignature!: string;
  @Equals('typed', { message: MESSAGES.signatureElectronic }) readonly clientSignatureType!: SignatureType;
  /** What the signer is in the company, which the signer declares to be allowed to bind. */
  @OptionalText(LIMITS.signerTitleMax) readonly signerTitle?: string | null;
  /** Whether we become the point of contact of Article 11 DSA too; we do where it is left out. */
  @IsOptional() @IsBoolean({ message: MESSAGES.contactPoint }) readonly contactPoint?: boolean;
  /** Checksum of the text that was shown; left out by callers that showed none. */
  @IsOptional() @Matches(SHA256, { message: MESSAGES.textSha256 }) readonly textSha256?: string;
  /** The address the browser claims. */
  @OptionalText(64) readonly clientIpAddress?: string | null;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
}

/** The text to sign, filled in. */
export class GetAgreementDraft extends Command<AgreementDraftView> {
  static readonly subject = 'rpc.agreements.agreement.get-draft.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** The signed agreement, or null. */
export class FindAgreement extends Command<AgreementView | null> {
  static readonly subject = 'rpc.agreements.agreement.find.v1';
  @SignupId() readonly signupId!: number;
}

/** Signed agreements by day, oldest first, also the days without one. */
export class GetAgreementStatistics extends StatisticsQuery implements Command<DayCountView[]> {
  static readonly subject = 'rpc.agreements.agreement.get-statistics.v1';
  declare readonly replyType?: DayCountView[];
}

/** What a signed client publishes about its representative. */
export class GetDetailsToPublish extends Command<DetailsToPublishView> {
  static readonly subject = 'rpc.agreements.agreement.get-details-to-publish.v1';
  static readonly errors = { 'agreements.agreement-not-signed': 409 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** The PDF, sealed as soon as it is; made now if the job has not come to it yet. */
export class GetAgreementPdf extends Command<AgreementPdfView> {
  static readonly subject = 'rpc.agreements.agreement.get-pdf.v2';
  static readonly errors = { 'agreements.agreement-not-signed': 409 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}
