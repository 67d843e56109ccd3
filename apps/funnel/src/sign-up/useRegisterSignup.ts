import * as registration from '@rep13/contracts-api-public/signup-registration';
import { callOf } from '@rep13/contracts-operations';
import { useEffect, useState } from 'react';
import type { SignupBody, SignupView } from '@rep13/contracts-onboarding';
import { CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import { CURRENCY, DELAYS_MS } from '@rep13/contracts-constants';
import { LEGAL_ENTITY, currentAttribution, toast, trackConversion } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { useResumableSubmit } from '../form/useResumableSubmit.ts';
import { PRICE_VALUE } from '../price/price.ts';
import { rememberSignup } from '../visitor/remembered-signup.ts';
import { signUpErrorMessage } from './sign-up-error-message.tsx';
import { SIGNUP_DRAFT } from './signup-draft.ts';
import type { SignupValues } from './signup-fields.ts';
import { successPath } from './success-path.ts';

const TAKEN = { title: 'Information submitted successfully', description: 'Next comes the payment.' };

/** The answer to an earlier attempt was lost, and the form changed since. */
const TAKEN_BEFORE = {
  title: 'You are registered already',
  description: `We had received your registration as you first sent it. Your later changes are not in it: please write them to ${LEGAL_ENTITY.supportEmail}.`,
  durationMs: DELAYS_MS.signupErrorToast,
};

type AddedByPage = Omit<SignupBody, keyof SignupValues>;

/** Sends a registration, says how it went, and goes on to the success page a moment after it was taken. */
export function useRegisterSignup() {
  const navigate = useNavigate();
  const { send, isSending } = useResumableSubmit<SignupValues, AddedByPage, SignupView>(
    callOf(registration.register),
    'signup',
  );
  const [registered, setRegistered] = useState<SignupView | null>(null);

  useEffect(() => {
    if (!registered) return;
    const next = successPath(registered.id, currentAttribution());
    const timer = setTimeout(() => void navigate(next), DELAYS_MS.redirectAfterSignup);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  /** @throws {ApiError} after the visitor was told, so that the form can mark its fields */
  const register = async (values: SignupValues) => {
    try {
      const added = { ...currentAttribution(), contractVersion: CONTRACT_VERSION };
      const { reply: signup, isEarlier } = await send(values, added);
      trackConversion({ value: PRICE_VALUE, currency: CURRENCY, transactionId: String(signup.id) });
      toast(isEarlier ? TAKEN_BEFORE : TAKEN);
      SIGNUP_DRAFT.forget();
      rememberSignup(signup.id);
      setRegistered(signup);
    } catch (error) {
      if (error instanceof ApiError) signUpErrorMessage(error);
      throw error;
    }
  };
  return { register, isBusy: isSending || registered !== null };
}
