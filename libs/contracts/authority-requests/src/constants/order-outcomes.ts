/** What was done about an order: Article 9(1) and 10(1) DSA want the authority told of the effect. */
export const ORDER_OUTCOMES = ['given', 'partly', 'refused'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Whether there is a moment at which effect was given. */
export const hasEffect = (outcome: OrderOutcome | null | undefined): boolean =>
  outcome === 'given' || outcome === 'partly';
