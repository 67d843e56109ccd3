import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Not signed by the provider, too old, or of another provider. */
export class ProviderEventRefused extends DomainError {
  constructor() {
    super(400, ERROR_CODES.webhookRefused, 'This webhook is not taken');
  }
}

/** The terms allow it once, within 30 days after the first year was paid. */
export class RefundNotPossible extends DomainError {
  constructor() {
    super(409, ERROR_CODES.refundNotPossible, "The first year's fee can be asked back once, within 30 days");
  }
}

/** Staff may give back whatever moved, once. */
export class NothingToRefund extends DomainError {
  constructor() {
    super(409, ERROR_CODES.refundNotPossible, 'This payment moved no money, or was given back already');
  }
}

/** Nothing is owed, or a card is still tried for it. */
export class NothingOwed extends DomainError {
  constructor() {
    super(409, ERROR_CODES.nothingOwed, 'Nothing is owed that has to be paid here');
  }
}
