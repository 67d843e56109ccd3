import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** What staff has decided can't be written as an invoice. */
export class InvoiceNotWritable extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.invoiceNotWritable,
      'No money is left to invoice, or its invoice is on its way, or a reverse charge lacks a VAT number',
    );
  }
}
