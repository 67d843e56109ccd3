import { useCallback, useEffect, useRef, useState } from 'react';
import { apiSend } from './api-client.ts';
import { letStepUpBeAsked } from './step-up.ts';

export interface StepUp {
  /** Something was refused until the password is entered again. */
  isAsked: boolean;
  /** What was refused is done then. @throws {ApiError} for a wrong password */
  prove: (password: string) => Promise<void>;
  /** What was refused stays refused. */
  cancel: () => void;
}

/**
 * The other half of a call that is refused with `gateway.step-up-required`: it waits while the password is asked for,
 * and then goes on as it was sent. `path` takes the password.
 */
export function useStepUp(path: string): StepUp {
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
      await apiSend('POST', path, { password });
      settle(true);
    },
    [path, settle],
  );
  return { isAsked, prove, cancel: useCallback(() => settle(false), [settle]) };
}
