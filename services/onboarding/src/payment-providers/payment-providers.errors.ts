import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

const TRY_AGAIN_AFTER_SECONDS = 5;

/** Who takes the money does not answer. */
export class PaymentProviderAway extends DomainError {
  constructor() {
    super(
      503,
      ERROR_CODES.paymentProviderAway,
      'The payment provider does not answer. Nothing was charged.',
      {
        retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS,
      },
    );
  }
}
