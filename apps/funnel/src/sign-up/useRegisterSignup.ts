import { useEffect, useState } from 'react';
import type { SignupBody, SignupView } from '@rep13/contracts';
import { CONTRACT_VERSION, CURRENCY, DELAYS_MS } from '@rep13/contracts/constants';
import { currentAttribution, toast, trackConversion } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';
import { PRICE_VALUE } from '../price.ts';
import { rememberSignup } from '../visitor/remembered-signup.ts';
import { explainFailure } from './explain-failure.tsx';
import { SIGNUP_DRAFT } from './signup-draft.ts';
import type { SignupValues } from './signup-fields.ts';
import { successPath } from './success-path.ts';

/** Sends a registration, says how it went, and goes on to the success page a moment after it was taken. */
export function useRegisterSignup() {
  const navigate = useNavigate();
  const { send, isSending } = useSend<SignupBody, SignupView>('POST', '/api/signup');
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
      const signup = await send({ ...values, ...currentAttribution(), contractVersion: CONTRACT_VERSION });
      trackConversion({ value: PRICE_VALUE, currency: CURRENCY, transactionId: String(signup.id) });
      toast({ title: 'Information submitted successfully', description: 'Next comes the payment.' });
      SIGNUP_DRAFT.forget();
      rememberSignup(signup.id);
      setRegistered(signup);
    } catch (error) {
      if (error instanceof ApiError) explainFailure(error);
      throw error;
    }
  };
  return { register, isBusy: isSending || registered !== null };
}
