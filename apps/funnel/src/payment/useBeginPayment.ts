import type { BillingBody, PaymentBegunView, PaymentBody } from '@rep13/contracts-onboarding';
import type { FormHandle } from '@rep13/ui';
import type { BillingValues } from '@rep13/ui/billing';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { useState } from 'react';
import { formToast } from '../form/about-form.ts';

const PREFIX = 'billing.';

/** Opens the provider's page. What is wrong with the billing data is shown at its fields. */
export function useBeginPayment(signupId: number, form: FormHandle<BillingValues>) {
  const { send, isSending } = useSend<PaymentBody, PaymentBegunView>('POST', '/api/payment');
  const [isLeaving, setLeaving] = useState(false);

  const begin = async (billing: BillingBody) => {
    try {
      const { redirectTo } = await send({ signupId, billing });
      setLeaving(true);
      window.location.assign(redirectTo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) form.refuse(error.errors.map(atItsField));
      else
        formToast({
          title: 'The payment page could not be opened',
          description: 'Nothing was charged. Please try again in a minute or contact support.',
        });
    }
  };
  return { begin, isBeginning: isSending || isLeaving };
}

const atItsField = <Refused extends { readonly path: string }>(refused: Refused): Refused => ({
  ...refused,
  path: refused.path.startsWith(PREFIX) ? refused.path.slice(PREFIX.length) : refused.path,
});
