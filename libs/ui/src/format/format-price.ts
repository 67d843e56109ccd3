const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A price in whole euros where it is whole, such as "EUR 25,200" or "EUR 2.50". Takes integer cents. */
export const formatPrice = (cents: number): string =>
  `EUR ${(cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100)}`;
