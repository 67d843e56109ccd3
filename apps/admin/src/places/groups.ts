/** What staff think in, and how the navigation names it. */
export const GROUP_LABELS = {
  orders: 'Orders',
  clients: 'Clients',
  money: 'Money',
  post: 'Post',
  system: 'System',
} as const;
export type Group = keyof typeof GROUP_LABELS;
