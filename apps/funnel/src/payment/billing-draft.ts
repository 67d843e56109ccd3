import type { BillingView } from '@rep13/contracts-onboarding';
import { formDraft } from '@rep13/ui';
import { typedBilling, type BillingValues } from '@rep13/ui/billing';

/** Billing data as far as it is typed, in this tab, for one registration. */
export const BILLING_DRAFT = {
  of: (signupId: number) => {
    const draft = formDraft<BillingValues>(`billing.${signupId}`);
    return {
      read: (known: BillingView): BillingValues => ({ ...typedBilling(known), ...draft.read() }),
      save: draft.save,
    };
  },
};
