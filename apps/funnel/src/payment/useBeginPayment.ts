import * as payment from '@rep13/contracts-api-public/payment';
import { callOf } from '@rep13/contracts-operations';
import { signupAddress } from '../visitor/useSignup.ts';
import type { BillingBody } from '@rep13/contracts-onboarding';
import type { FormHandle } from '@rep13/ui';
import type { BillingValues } from '@rep13/ui/billing';
import { ApiError, reloadApi, useSend } from '@rep13/web-kit/api';
import { useState } from 'react';
import { formToast } from '../form/about-form.ts';

const PREFIX = 'billing.';

/** Opens the provider's page. What is wrong with the billing data is shown at its fields. */
export function useBeginPayment(signupId: number, form: FormHandle<BillingValues>) {
  const { send, isSending } = useSend(callOf(payment.complete));
  const [isLeaving, setLeaving] = useState(false);

  /** @throws {ApiError} after the visitor was told, so that the form can say it beside its button */
  const begin = async (billing: BillingBody) => {
    try {
      const begun = await send({ signupId, billing });
      if (!('redirectTo' in begun)) return void reloadApi(signupAddress(signupId));
      setLeaving(true);
      window.location.assign(begun.redirectTo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (form.refuse(error.errors?.map(atItsField))) return;
      formToast({
        title: 'The payment page could not be opened',
        description: 'Nothing was charged. Please try again in a minute or contact support.',
      });
      throw error;
    }
  };
  return { begin, isBeginning: isSending || isLeaving };
}

const atItsField = <Refused extends { readonly path: string }>(refused: Refused): Refused => ({
  ...refused,
  path: refused.path.startsWith(PREFIX) ? refused.path.slice(PREFIX.length) : refused.path,
});
