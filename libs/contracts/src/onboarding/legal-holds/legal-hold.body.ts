import { LIMITS } from '../../constants/limits.ts';
import { MESSAGES } from '../../constants/messages.ts';
import { SignupId } from '../../validation/fields.ts';
import { RequiredText } from '../../validation/text.ts';

/** `POST /api/admin/legal-holds`: the reason is for staff only. */
export class SetLegalHoldBody {
  @SignupId() readonly signupId!: number;
  @RequiredText(LIMITS.holdReasonMax, MESSAGES.holdReason) readonly reason!: string;
}
