import { formatMoney, OFFERED_FEE, type Fee } from '@rep13/contracts-constants';

const amountOf = ({ amountCents }: Fee) => amountCents / 100;

/** As the buttons say it. */
export const pricePerYear = (fee: Fee): string => `€${amountOf(fee)}/year`;

/** As the order summary says it: two decimals, currency behind. */
export const priceAmount = (fee: Fee): string => `${amountOf(fee).toFixed(2)} ${fee.currency}`;

/** As sentences say what is offered. */
export const PRICE_TEXT = `${formatMoney(OFFERED_FEE)} a year, renews yearly`;

/** The number that tracking sends, in euros. */
export const PRICE_VALUE = amountOf(OFFERED_FEE);
