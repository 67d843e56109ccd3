import { pdf } from '@rep13/contracts-api-admin/invoices';
import { addressOf } from '@rep13/contracts-operations';

/** An invoice's number as the way to its PDF. */
export const InvoicePdfLink = ({ number }: { number: string }) => (
  <a href={addressOf(pdf, { params: { number } })} download aria-label={`${number} as PDF`}>
    {number}
  </a>
);
