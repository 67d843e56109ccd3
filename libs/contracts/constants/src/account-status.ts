/** A client account starts pending, becomes active at set-up, and staff may suspend it. Spec section 4. */
export const ACCOUNT_STATUSES = ['pending', 'active', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
