import * as register from '@rep13/contracts-api-public/register';
import { addressOf } from '@rep13/contracts-operations';
import { useRef, useState } from 'react';
import { LIMITS } from '@rep13/contracts-constants';
import type { RegisterHitView, RegisterSearchView } from '@rep13/contracts-agreements';
import { formDraft } from '@rep13/ui';
import { apiGet } from '@rep13/web-kit/api';

/** What the register answered to a query. */
export interface Found {
  readonly asked: string;
  /** `null` where it could not be read. */
  readonly answer: RegisterSearchView | null;
}

const CHOSEN = formDraft<RegisterHitView>('authorities.chosen');

/** The entry that was chosen last, while the target is still its number. */
export function chosenFor(target: string): Partial<RegisterHitView> | null {
  const hit = CHOSEN.read();
  return hit && hit.registerNumber === target.trim() ? hit : null;
}

export type TargetLookUp = ReturnType<typeof useTargetLookUp>;

/** Looks up in the register which client an order is about. Only the last answer counts. */
export function useTargetLookUp() {
  const [found, setFound] = useState<Found>();
  const [isLooking, setLooking] = useState(false);
  const asked = useRef('');

  const choose = (hit: RegisterHitView) => {
    CHOSEN.save(hit);
    setFound(undefined);
  };
  const ask = async (target: string, isNumber = false) => {
    const query = target.trim().slice(0, LIMITS.registerQueryMax);
    asked.current = query;
    setLooking(true);
    const answer = await answerAbout(query);
    if (query !== asked.current) return;
    setLooking(false);
    const [only] = answer?.hits ?? [];
    if (isNumber && only?.registerNumber === query) choose(only);
    else setFound({ asked: target.trim(), answer });
  };
  return { found, isLooking, ask, choose };
}

const answerAbout = (query: string): Promise<RegisterSearchView | null> =>
  apiGet(addressOf(register.search, { query: { q: query } })).catch(() => null);
