import { IsInt, Max, Min } from 'class-validator';
import { type Moment } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SetLegalHoldBody } from './legal-hold.body.ts';

/** Staff's order to delete nothing of a client. */
export interface LegalHoldView {
  readonly id: number;
  readonly signupId: number;
  /** Null for a registration that is deleted by now. */
  readonly companyName: string | null;
  readonly reason: string;
  /** `admin:<id>` */
  readonly setBy: string;
  readonly setAt: Moment;
  readonly liftedBy: string | null;
  readonly liftedAt: Moment | null;
}

/** Delete nothing of this client until the hold is lifted. A client may have several. */
export class SetLegalHold extends SetLegalHoldBody implements Command<LegalHoldView> {
  static readonly subject = 'rpc.onboarding.legal-hold.set.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: LegalHoldView;
}

/** The time of the client's records counts again. Repeating it is safe. */
export class LiftLegalHold extends Command<LegalHoldView> {
  static readonly subject = 'rpc.onboarding.legal-hold.lift.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsInt() @Min(1) @Max(2_147_483_647) readonly id!: number;
}

/** Holds that are in force, and those lifted last; newest first. */
export class ListLegalHolds extends Command<LegalHoldView[]> {
  static readonly subject = 'rpc.onboarding.legal-hold.list.v1';
}
