import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { SignupId, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/admin/legal-holds`: the reason is for staff only. */
export class SetLegalHoldBody {
  @SignupId() readonly signupId!: number;
  @RequiredText(LIMITS.holdReasonMax, MESSAGES.holdReason) readonly reason!: string;
}
