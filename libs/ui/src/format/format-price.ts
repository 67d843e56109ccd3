import { CURRENCY, formatMoney } from '@rep13/contracts-constants';

/** A price in euros, such as "EUR 25,200" or "EUR 2.50". Takes integer cents. */
export const formatPrice = (amountCents: number): string => formatMoney({ amountCents, currency: CURRENCY });
