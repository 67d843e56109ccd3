import { useEffect, useRef } from 'react';
import * as intake from '@rep13/contracts-api-public/intake';
import { addressOf } from '@rep13/contracts-operations';
import { apiGet } from '@rep13/web-kit/api';

export interface Work {
  /** Waits for it, or begins it. @throws {ApiError} where nobody says what to do */
  proof: () => Promise<string | null>;
  /** What was done is used up or too old. */
  renew: () => void;
}

/** The work that stands in for a captcha: done while the form is filled in, from the moment it `isWanted`. */
export function useIntakeWork(isWanted: boolean): Work {
  const begun = useRef<Promise<string | null>>(undefined);
  const calledOff = useRef(new AbortController());

  const renew = () => {
    calledOff.current.abort();
    calledOff.current = new AbortController();
    begun.current = undefined;
  };
  const proof = async () => {
    begun.current ??= workOut(calledOff.current.signal);
    try {
      return await begun.current;
    } catch (error) {
      begun.current = undefined;
      throw error;
    }
  };

  useEffect(() => {
    // Said when it is sent, where it matters: then it is tried again.
    if (isWanted) void proof().catch(() => undefined);
  }, [isWanted]);
  useEffect(() => renew, []);
  return { proof, renew };
}

async function workOut(signal: AbortSignal): Promise<string | null> {
  const { challenge, bits } = await apiGet(addressOf(intake.work));
  if (bits === 0) return null;
  const { findNumber } = await import('./find-number.ts');
  return `${challenge}.${await findNumber(challenge, bits, signal)}`;
}
