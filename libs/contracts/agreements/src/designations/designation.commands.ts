import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import {
  DESIGNATION_MOVES,
  DESIGNATION_STATES,
  type DesignationMove,
  type DesignationState,
} from '@rep13/contracts-constants';
import { Command, RequestOrigin } from '@rep13/contracts-messaging';
import { BytesUpTo, IsMoment, SignupId, applyDecorators } from '@rep13/contracts-validation';
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

/**
 * Sign the letter that waits for the client. Errors: `gateway.not-found` when none does, `agreements.text-changed`,
 * `onboarding.account-suspended`.
 */
export class SignDesignation extends SignDesignationBody implements Command<DesignationView> {
  static readonly subject = 'rpc.agreements.designation.sign.v1';
  declare readonly replyType?: DesignationView;
  @SignupId() readonly signupId!: number;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
}

/**
 * Take the PDF of the letter that waits for the client, signed by hand or elsewhere, in place of a signature here.
 * Errors: those of `SignDesignation`, `agreements.not-a-pdf`, `onboarding.file-active`, `onboarding.file-unreadable`,
 * `onboarding.file-infected`, `onboarding.file-not-scanned`.
 */
export class UploadSignedLetter extends Command<DesignationView> {
  static readonly subject = 'rpc.agreements.designation.upload-letter.v1';
  static readonly answerWithinMs = 20_000;
  @SignupId() readonly signupId!: number;
  @DesignationId() readonly designationId!: number;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
  @BytesUpTo(LETTER_BYTES_MAX) readonly bytes!: Uint8Array;
}

/** A letter as PDF. Errors: `gateway.not-found`, also for another client's. */
export class GetLetterPdf extends Command<LetterPdfView> {
  static readonly subject = 'rpc.agreements.designation.get-letter.v1';
  static readonly answerWithinMs = 10_000;
  @DesignationId() readonly designationId!: number;
  /** Whose it has to be; left out for staff. */
  @IsOptional() @SignupId() readonly signupId?: number;
}

/** The letter that is on its way by mail. Errors: `gateway.not-found` when this sending is over. */
export class GetLetterToMail extends Command<LetterToMailView> {
  static readonly subject = 'rpc.agreements.designation.get-letter-to-mail.v1';
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

/**
 * Have a letter mailed (`send`), or record what was done with it. Errors: `gateway.not-found`,
 * `gateway.validation-failed`, `agreements.designation-move-not-allowed`, `agreements.letter-not-sealed`, `agreements.coordinator-address-unconfirmed`.
 */
export class MoveDesignation extends MoveDesignationBody implements Command<DesignationDetailView> {
  static readonly subject = 'rpc.agreements.designation.move.v1';
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
