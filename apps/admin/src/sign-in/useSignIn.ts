import { useState } from 'react';
import type { AdminSignInBody, AdminUserView } from '@rep13/contracts-admin';
import { login } from '@rep13/contracts-api-admin/sign-in';
import * as factor from '@rep13/contracts-api-admin/sign-in-factor';
import { callOf } from '@rep13/contracts-operations';
import { isSecondFactorRequired, showFactorCalls, useHalfSignIn, useSend } from '@rep13/web-kit/api';
import { signInErrorMessage } from './sign-in-error-message.ts';

const factorCalls = showFactorCalls(factor);

/** Signs in and goes on, or says why not; who has a second factor shows it in between. */
export function useSignIn(onSignedIn: (user: AdminUserView) => Promise<void>) {
  const { send, isSending } = useSend(callOf(login));
  const [problem, setProblem] = useState('');
  const secondFactor = useHalfSignIn(factorCalls, onSignedIn);

  const signIn = async (values: AdminSignInBody) => {
    setProblem('');
    secondFactor.onBack();
    try {
      await onSignedIn(await send({ ...values, username: values.username.trim() }));
    } catch (error) {
      if (!isSecondFactorRequired(error)) return setProblem(signInErrorMessage(error));
      await secondFactor.begin().catch((reason: unknown) => setProblem(signInErrorMessage(reason)));
    }
  };
  return { signIn, isSending, problem: problem || secondFactor.news, secondFactor };
}
