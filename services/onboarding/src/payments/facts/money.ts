/** An amount in words for staff, such as `EUR 300.00`. */
export const toMoney = ({ amountCents, currency }: { amountCents: number; currency: string }): string =>
  `${currency} ${(amountCents / 100).toFixed(2)}`;
