import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';

const euros = PRICE_CENTS / 100;

/** As the buttons say it. */
export const PRICE_PER_YEAR = `€${euros}/year`;

/** As the order summary says it: two decimals, currency behind. */
export const PRICE_AMOUNT = `${euros.toFixed(2)} ${CURRENCY}`;

/** As sentences say it. */
export const PRICE_TEXT = `${CURRENCY} ${euros} a year, renews yearly`;

/** The number that tracking sends, in euros. */
export const PRICE_VALUE = euros;
