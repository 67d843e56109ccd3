import { invoicePdfPath } from './money-paths.ts';

/** An invoice's number as the way to its PDF. */
export const InvoicePdfLink = ({ number }: { number: string }) => (
  <a href={invoicePdfPath(number)} download aria-label={`${number} as PDF`}>
    {number}
  </a>
);
