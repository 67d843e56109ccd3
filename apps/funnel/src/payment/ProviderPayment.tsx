import { type Fee } from '@rep13/contracts-constants';
import type { PaymentStateView } from '@rep13/contracts-onboarding';
import { Notice, useForm } from '@rep13/ui';
import { BILLING_RULES, BillingFields, toBillingBody, type BillingValues } from '@rep13/ui/billing';
import { INVALID_LEAD, invalidErrorMessage } from '../form/about-form.ts';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { FunnelFormEnd } from '../form/FunnelFormEnd.tsx';
import { pricePerYear } from '../price/price.ts';
import { AfterPayment } from './AfterPayment.tsx';
import { BILLING_DRAFT } from './billing-draft.ts';
import { useBeginPayment } from './useBeginPayment.ts';
import styles from './payment.module.css';

interface ProviderPaymentProps {
  signupId: number;
  /** What was agreed. */
  fee: Fee;
  state: PaymentStateView;
  /** The visitor comes back from the provider's page without having paid. */
  wasClosed: boolean;
  isSigned: boolean;
}

/** Asks whom the invoice is for, and goes on to the provider's own page. */
export function ProviderPayment(props: ProviderPaymentProps) {
  const { signupId, fee, state, wasClosed, isSigned } = props;
  const draft = BILLING_DRAFT.of(signupId);
  const form = useForm<BillingValues>({
    name: 'billing',
    initial: draft.read(state.billing),
    rules: BILLING_RULES,
    onChange: draft.save,
  });
  const { begin, isBeginning } = useBeginPayment(signupId, form);
  return (
    <div className={styles.step}>
      <Before state={state} wasClosed={wasClosed} />
      <FunnelForm
        form={form}
        summaryLead={INVALID_LEAD}
        onSend={(values) => begin(toBillingBody(values))}
        onRefused={invalidErrorMessage}
      >
        <h2 className={styles.billing}>Who the invoice is for</h2>
        <BillingFields />
        <FunnelFormEnd
          button={`Continue to Payment - ${pricePerYear(fee)}`}
          busyButton="Opening the payment page..."
          isSending={isBeginning}
        />
      </FunnelForm>
      <p className={styles.terms}>
        You pay by card on our payment provider’s page and come back here. The card is charged again each year
        until you cancel; we remind you 45 and 14 days before.
      </p>
      <AfterPayment isSigned={isSigned} />
    </div>
  );
}

/** What the visitor has to know before paying. */
const Before = ({ state, wasClosed }: Pick<ProviderPaymentProps, 'state' | 'wasClosed'>) => (
  <>
    {state.state === 'failed' && (
      <Notice tone="bad">
        Your bank did not carry out your payment, and nothing was charged. Please pay again, for example by
        card.
      </Notice>
    )}
    {wasClosed && (
      <Notice tone="info">
        You left the payment page and nothing was charged. You can continue at any time.
      </Notice>
    )}
    {state.isTest && (
      <Notice tone="waiting">This is a test payment: no money is taken, whatever card you enter.</Notice>
    )}
  </>
);
