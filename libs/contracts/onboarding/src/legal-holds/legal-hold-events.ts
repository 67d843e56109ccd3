import { IsInt, IsISO8601 } from 'class-validator';

/** Staff ordered that nothing of a client be deleted. Why stands in the hold's row only. */
export class LegalHoldSet {
  static readonly type = 'onboarding.legal-hold.set.v1';

  @IsInt() readonly holdId!: number;
  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly setAt!: string;
}

/** The hold is over: the time of the client's records counts again. */
export class LegalHoldLifted {
  static readonly type = 'onboarding.legal-hold.lifted.v1';

  @IsInt() readonly holdId!: number;
  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly liftedAt!: string;
}
