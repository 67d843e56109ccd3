import { IsInt, Max, Min } from 'class-validator';
import { FEE_CENTS_MAX, FEE_CENTS_MIN, MESSAGES } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';

/** The fee of a year in integer euro cents. */
export class FeeChangeBody {
  @IsInt({ message: MESSAGES.feeCents })
  @Min(FEE_CENTS_MIN, { message: MESSAGES.feeCents })
  @Max(FEE_CENTS_MAX, { message: MESSAGES.feeCents })
  readonly amountCents!: number;
}

/**
 * Announce another fee to a client: a higher one from the next year on that begins 60 days later, a lower one from the
 * next year on. One of before that has not begun goes. Refused where the client has no further year, or knows of this
 * fee already.
 */
export class AnnounceFeeChange extends FeeChangeBody implements Command<{ announced: true }> {
  static readonly subject = 'rpc.onboarding.fee-change.announce.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.fee-change-not-possible': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: { announced: true };
  @SignupId() readonly signupId!: number;
}

/** To how many clients a fee is being announced: all whose agreement renews. Who knows of it already gets no mail. */
export interface FeeChangesView {
  readonly clients: number;
}

/** Announce another fee to every client whose agreement renews. */
export class AnnounceFeeChanges extends FeeChangeBody implements Command<FeeChangesView> {
  static readonly subject = 'rpc.onboarding.fee-change.announce-to-all.v1';
  declare readonly replyType?: FeeChangesView;
}
