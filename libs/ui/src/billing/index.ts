export {
  BILLING_LABELS,
  BILLING_RULES,
  TAX_ID_LABELS,
  toBillingBody,
  typedBilling,
  type BillingValues,
} from './billing.ts';
export { BillingFields } from './BillingFields.tsx';
