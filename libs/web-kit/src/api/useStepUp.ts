import { useCallback, useEffect, useRef, useState } from 'react';
import type { StepUpBody } from '@rep13/contracts-gateway';
import type { Call } from '@rep13/contracts-operations';
import { apiSend } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { letStepUpBeAsked } from './step-up.ts';

export interface StepUp {
  /** Something was refused until the password is entered again. */
  isAsked: boolean;
  /** What was refused is done then; it stays refused if the session is over. @throws {ApiError} for a wrong password */
  prove: (password: string) => Promise<void>;
  /** What was refused stays refused. */
  cancel: () => void;
}

/**
 * The other half of a call that is refused with `gateway.step-up-required`: it waits while the password is asked for,
 * and then goes on as it was sent. The call takes the password; `onSignedOut` is called where the session is over by then.
 */
export function useStepUp(
  { method, path }: Call<StepUpBody, unknown>,
  onSignedOut: () => Promise<unknown>,
): StepUp {
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<((isProven: boolean) => void) | null>(null);

  const settle = useCallback((isProven: boolean) => {
    setAsked(false);
    answer.current?.(isProven);
    answer.current = null;
  }, []);

  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsked(true);
      });
    const takeBack = letStepUpBeAsked(ask);
    return () => {
      takeBack();
      answer.current?.(false);
    };
  }, []);

  const prove = useCallback(
    async (password: string) => {
      try {
        await apiSend({ method, path }, { password });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        settle(false);
        return void (await onSignedOut());
      }
      settle(true);
    },
    [method, path, settle, onSignedOut],
  );
  return { isAsked, prove, cancel: useCallback(() => settle(false), [settle]) };
}
