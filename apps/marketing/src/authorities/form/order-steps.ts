/** The five steps of `/authorities`, by what stands in their address. */
export const ORDER_STEPS = ['target', 'sender', 'order', 'terms', 'review'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];
