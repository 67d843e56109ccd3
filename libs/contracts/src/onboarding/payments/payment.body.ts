import { SignupId } from '../../validation/fields.ts';

/** `POST /api/payment`: pay the yearly fee of one signup. */
export class PaymentBody {
  @SignupId() readonly signupId!: number;
}
