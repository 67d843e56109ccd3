import { SignupId } from '../../validation/fields.ts';

/** `POST /api/payment`: pay the yearly fee of one signup. Design section 7. */
export class PaymentBody {
  @SignupId() readonly signupId!: number;
}
