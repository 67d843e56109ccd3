import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import {
  DESIGNATION_MOVES,
  DESIGNATION_STATES,
  type DesignationMove,
  type DesignationState,
} from '@rep13/contracts-constants';
import { Command, RequestOrigin } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { MoveDesignationBody, SignDesignationBody } from './designation.bodies.ts';
import type { DesignationDetailView, DesignationView } from './designation.views.ts';

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

/** The letters in one state, or all that somebody has to do something about; the oldest first, 200 at most. */
export class ListDesignations extends Command<DesignationDetailView[]> {
  static readonly subject = 'rpc.agreements.designation.list.v1';
  @IsOptional() @IsIn(DESIGNATION_STATES) readonly state?: DesignationState;
}

/**
 * Record what was done with a letter. Errors: `gateway.not-found`, `gateway.validation-failed`,
 * `agreements.designation-move-not-allowed`.
 */
export class MoveDesignation extends MoveDesignationBody implements Command<DesignationDetailView> {
  static readonly subject = 'rpc.agreements.designation.move.v1';
  declare readonly replyType?: DesignationDetailView;
  @IsInt() @Min(1) @Max(2_147_483_647) readonly designationId!: number;
  @IsIn(DESIGNATION_MOVES) readonly move!: DesignationMove;
}
