import { SignupId } from '@rep13/contracts-validation';

/** `POST /api/payment`: pay the yearly fee of one signup. */
export class PaymentBody {
  @SignupId() readonly signupId!: number;
}
