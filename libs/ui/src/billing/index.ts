export { BILLING_LABELS, BILLING_RULES, toBillingBody, typedBilling, type BillingValues } from './billing.ts';
export { BillingFields } from './BillingFields.tsx';
