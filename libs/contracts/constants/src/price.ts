/** What a year costs who registers now: integer euro cents, VAT included for individuals in the EU. */
export const PRICE_CENTS = 30_000;
export const CURRENCY = 'EUR';

/** What a client pays for one year: integer cents of `currency`. */
export interface Fee {
  readonly amountCents: number;
  readonly currency: string;
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as every sentence says it, in English: `EUR 300`, `EUR 25,200`, `EUR 2.50`. Cents only where there are any. */
export const formatMoney = ({ amountCents, currency }: Fee): string =>
  `${currency} ${(amountCents % 100 === 0 ? WHOLE : WITH_CENTS).format(amountCents / 100)}`;

/** Between these a fee is taken for meant: a euro is no fee, and a hundred thousand a slip of the hand. */
export const FEE_CENTS_MIN = 1_000;
export const FEE_CENTS_MAX = 1_000_000;

/** The offer to who registers now. What a client has agreed to is kept with its signup. */
export const OFFERED_FEE: Fee = { amountCents: PRICE_CENTS, currency: CURRENCY };
