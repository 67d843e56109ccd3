import { useState } from 'react';
import type { Call } from '@rep13/contracts-operations';
import { toast, type ToastMessage } from '@rep13/web-kit';
import { useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { billingProblem } from './billing-problem.ts';
import { isSessionOver } from '../session/is-session-over.ts';

/** One step about money: sent once, and why it was not done in words. */
export function useBillingStep<Body, Reply>(call: Call<Body, Reply>) {
  const { send, isSending } = useSend(call);
  const [problem, setProblem] = useState('');

  /** @returns undefined where it was not done */
  const take = async (body: Body, done?: ToastMessage): Promise<Reply | undefined> => {
    setProblem('');
    try {
      const reply = await send(body);
      if (done) toast(done);
      return reply;
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else setProblem(billingProblem(error) ?? '');
      return undefined;
    }
  };
  return { take, isTaking: isSending, problem };
}
