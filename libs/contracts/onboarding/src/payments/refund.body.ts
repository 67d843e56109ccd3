import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { OptionalText, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/admin/payments/:id/refund`: the whole fee goes back. */
export class RefundPaymentBody {
  @RequiredText(LIMITS.refundReasonMax, MESSAGES.refundReason) readonly reason!: string;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(LIMITS.refundReasonMax) readonly breakGlass?: string | null;
}
