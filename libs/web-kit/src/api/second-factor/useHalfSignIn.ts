import { useState } from 'react';
import type { SecondFactorMethod } from '@rep13/contracts-gateway';
import { cookieNotStored } from '../cookies-blocked.ts';
import { factorRefusedErrorMessage, isHalfSessionOver } from './second-factor-error-message.ts';
import type { ShowFactorCalls } from './second-factor-calls.ts';

const OVER = 'Five minutes are over. Please enter your password again.';

/** Between password and second factor: what may be shown, and showing it. */
export function useHalfSignIn<T>(calls: ShowFactorCalls<T>, onSignedIn: (who: T) => Promise<void>) {
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>();
  const [news, setNews] = useState('');

  const leave = (why = '') => {
    setMethods(undefined);
    setNews(why);
  };
  const show = async (work: () => Promise<T>) => {
    const who = await work().catch((error: unknown) => {
      if (!isHalfSessionOver(error)) throw error;
      leave(OVER);
    });
    if (who) await onSignedIn(who);
  };
  return {
    /** Undefined: the password comes first. */
    methods,
    /** Why the password has to be entered again, or nothing. */
    news,
    /** After the right password. */
    begin: async () => {
      const { methods: demanded } = await calls.demanded().catch((error: unknown) => {
        throw isHalfSessionOver(error) ? cookieNotStored() : error;
      });
      setMethods(demanded);
    },
    onCode: (code: string) => show(() => calls.showCode(code)),
    onPasskey: () => show(calls.showPasskey),
    onBack: () => leave(),
    errorMessage: factorRefusedErrorMessage,
  };
}
