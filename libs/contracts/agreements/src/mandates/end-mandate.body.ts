import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { IsDayOrMoment, OptionalText, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/admin/mandates/:registerNumber/end`: the reason is for staff only. */
export class EndMandateBody {
  /** A day, which counts to its end where the representative is, or a moment with its offset. */
  @IsDayOrMoment(MESSAGES.mandateEndsAt)
  readonly endsAt!: string;

  @RequiredText(LIMITS.mandateEndReasonMax, MESSAGES.mandateEndReason) readonly reason!: string;

  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(LIMITS.mandateEndReasonMax) readonly breakGlass?: string | null;
}
