/** What a year costs who registers now: integer euro cents, VAT included for individuals in the EU. */
export const PRICE_CENTS = 30_000;
export const CURRENCY = 'EUR';

/** What a client pays for one year: integer cents of `currency`. */
export interface Fee {
  readonly amountCents: number;
  readonly currency: string;
}

/** Between these a fee is taken for meant: a euro is no fee, and a hundred thousand a slip of the hand. */
export const FEE_CENTS_MIN = 1_000;
export const FEE_CENTS_MAX = 1_000_000;

/** The offer to who registers now. What a client has agreed to is kept with its signup. */
export const OFFERED_FEE: Fee = { amountCents: PRICE_CENTS, currency: CURRENCY };
