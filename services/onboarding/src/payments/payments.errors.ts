import { ERROR_CODES, REFUND_DAYS } from '@rep13/contracts-constants';
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

/** Not signed by the provider, too old, or of another provider. */
export class ProviderEventRefused extends DomainError {
  constructor() {
    super(400, ERROR_CODES.webhookRefused, 'This webhook is not taken');
  }
}

/** The terms allow it once, in the beginning; staff may give back whatever moved. */
export class RefundNotPossible extends DomainError {
  constructor(
    message = `The first year's fee can be asked back once, within ${REFUND_DAYS} days after it was paid`,
  ) {
    super(409, ERROR_CODES.refundNotPossible, message);
  }
}
