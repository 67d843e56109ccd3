/** What the service costs: integer euro cents for one year, VAT included for individuals in the EU. */
export const PRICE_CENTS = 30_000;
export const CURRENCY = 'EUR';
