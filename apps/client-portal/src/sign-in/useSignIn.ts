import { useState } from 'react';
import { login } from '@rep13/contracts-api-client/sign-in';
import * as factor from '@rep13/contracts-api-client/sign-in-factor';
import type { ClientSignInBody } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { isSecondFactorRequired, showFactorCalls, useHalfSignIn, useSend } from '@rep13/web-kit/api';
import { beginSession } from '../session/useClientUser.ts';
import { signInErrorMessage } from '../session/sign-in-error-message.ts';

const factorCalls = showFactorCalls(factor);

/** Signs in and goes on, or says why not; who has a second factor shows it in between. */
export function useSignIn(onSignedIn: () => void) {
  const { send, isSending } = useSend(callOf(login));
  const [problem, setProblem] = useState('');
  const goOn = async () => {
    onSignedIn();
    await beginSession();
  };
  const secondFactor = useHalfSignIn(factorCalls, goOn);

  const signIn = async (values: ClientSignInBody) => {
    setProblem('');
    secondFactor.onBack();
    try {
      await send({ ...values, clientId: values.clientId.trim() });
      await goOn();
    } catch (error) {
      if (!isSecondFactorRequired(error)) return setProblem(signInErrorMessage(error));
      await secondFactor.begin().catch((reason: unknown) => setProblem(signInErrorMessage(reason)));
    }
  };
  return { signIn, isSending, problem: problem || secondFactor.news, secondFactor };
}
