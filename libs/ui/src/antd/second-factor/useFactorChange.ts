import { useState } from 'react';
import type { AppKeyView, RecoveryCodesView, SecondFactorAddedView } from '@rep13/contracts-gateway';

/** What the owner of the account may ask for; each fails with what `errorMessage` has words for. */
export interface FactorCalls {
  offerKey: () => Promise<AppKeyView>;
  addApp: (code: string) => Promise<SecondFactorAddedView>;
  removeApp: () => Promise<unknown>;
  addPasskey: (name: string) => Promise<SecondFactorAddedView>;
  removePasskey: (id: number) => Promise<unknown>;
  makeCodes: () => Promise<RecoveryCodesView>;
}

export interface FactorChange {
  isBusy: boolean;
  /** Why the last one was refused, or nothing. */
  problem: string;
  /** Undefined: it was refused. */
  run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/** One change at a time, and why it was refused. */
export function useFactorChange(errorMessage: (error: unknown) => string): FactorChange {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem('');
    try {
      return await work();
    } catch (error) {
      setProblem(errorMessage(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
