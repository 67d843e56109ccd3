import type { BillingBody, BillingView } from '@rep13/contracts-onboarding';
import type { Call } from '@rep13/contracts-operations';
import { isolated } from '@rep13/ui';
import { BILLING_RULES, BillingFields, toBillingBody, typedBilling } from '@rep13/ui/billing';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface BillingDialogProps {
  call: Call<BillingBody, unknown>;
  companyName: string;
  billing: BillingView;
  onChanged: () => void;
  onClose: () => void;
}

/** Says whom a client's invoices are for, as the client does in the portal. */
export function BillingDialog({ call, companyName, billing, onChanged, onClose }: BillingDialogProps) {
  const name = isolated(companyName);
  return (
    <ChangeForm
      call={call}
      title={`Billing data of ${name}`}
      lead={`It will appear on all future invoices; issued ones stay as they are. Payments on hold for it get their invoice. The country is the one of incorporation: ${billing.country}.`}
      verb="Save"
      done={`The billing data of ${name} is saved`}
      initial={toBillingBody(typedBilling(billing))}
      rules={BILLING_RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <BillingFields />
    </ChangeForm>
  );
}
