import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Command, FILE_CHECK_REFUSALS, RequestOrigin, type Refusals } from '@rep13/contracts-messaging';
import { BytesUpTo, IsMoment, SignupId, applyDecorators } from '@rep13/contracts-validation';
import {
  DESIGNATION_MOVES,
  DESIGNATION_STATES,
  type DesignationMove,
  type DesignationState,
} from '../constants/index.ts';
import { MoveDesignationBody, SignDesignationBody } from './designation.bodies.ts';
import type {
  DesignationDetailView,
  DesignationView,
  LetterPdfView,
  LetterToMailView,
} from './designation.views.ts';

/** The largest PDF that is taken as a signed letter. */
export const LETTER_BYTES_MAX = 10 * 1024 * 1024;

const DesignationId = (): PropertyDecorator => applyDecorators(IsInt(), Min(1), Max(2_147_483_647));

/** The letters about one client's mandate, newest first. */
export class ListClientDesignations extends Command<DesignationView[]> {
  static readonly subject = 'rpc.agreements.designation.list-of-client.v1';
  @SignupId() readonly signupId!: number;
}

/** Sign the letter that waits for the client. Not found when none does. */
export class SignDesignation extends SignDesignationBody implements Command<DesignationView> {
  static readonly subject = 'rpc.agreements.designation.sign.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'agreements.text-changed': 409,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  declare readonly replyType?: DesignationView;
  @SignupId() readonly signupId!: number;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
}

/** Take the PDF of the letter that waits for the client, signed by hand or elsewhere, in place of a signature here. */
export class UploadSignedLetter extends Command<DesignationView> {
  static readonly subject = 'rpc.agreements.designation.upload-letter.v1';
  static readonly errors = {
    ...FILE_CHECK_REFUSALS,
    'agreements.not-a-pdf': 415,
    'gateway.not-found': 404,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  static readonly answerWithinMs = 20_000;
  @SignupId() readonly signupId!: number;
  @DesignationId() readonly designationId!: number;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
  @BytesUpTo(LETTER_BYTES_MAX) readonly bytes!: Uint8Array;
}

/** A letter as PDF. Another client's is not found. */
export class GetLetterPdf extends Command<LetterPdfView> {
  static readonly subject = 'rpc.agreements.designation.get-letter.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  static readonly answerWithinMs = 10_000;
  @DesignationId() readonly designationId!: number;
  /** Whose it has to be; left out for staff. */
  @IsOptional() @SignupId() readonly signupId?: number;
}

/** The letter that is on its way by mail. Not found when this sending is over. */
export class GetLetterToMail extends Command<LetterToMailView> {
  static readonly subject = 'rpc.agreements.designation.get-letter-to-mail.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  static readonly answerWithinMs = 10_000;
  @DesignationId() readonly designationId!: number;
  /** As `DesignationSendingBegan` said. */
  @IsMoment() readonly sendingAt!: string;
}

/** The letters in one state, or all that somebody has to do something about; the oldest first, 200 at most. */
export class ListDesignations extends Command<DesignationDetailView[]> {
  static readonly subject = 'rpc.agreements.designation.list.v1';
  @IsOptional() @IsIn(DESIGNATION_STATES) readonly state?: DesignationState;
}

/** Have a letter mailed (`send`), or record what was done with it. */
export class MoveDesignation extends MoveDesignationBody implements Command<DesignationDetailView> {
  static readonly subject = 'rpc.agreements.designation.move.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'agreements.designation-move-not-allowed': 409,
    'agreements.letter-not-sealed': 409,
    'agreements.coordinator-address-unconfirmed': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: DesignationDetailView;
  @DesignationId() readonly designationId!: number;
  @IsIn(DESIGNATION_MOVES) readonly move!: DesignationMove;
}

export const DESIGNATION_COMMANDS = [
  ListClientDesignations,
  SignDesignation,
  UploadSignedLetter,
  GetLetterPdf,
  GetLetterToMail,
  ListDesignations,
  MoveDesignation,
] as const;
