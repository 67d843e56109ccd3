import { useRef, useState } from 'react';
import { LIMITS } from '@rep13/contracts-constants';
import type { RegisterHitView } from '@rep13/contracts-agreements';
import { formDraft } from '@rep13/ui';
import { apiGet } from '@rep13/web-kit/api';

/** What the register answered about the words that were asked for. */
export type Found = { asked: string; hits: readonly RegisterHitView[] } | { asked: string; hits: null };

const CHOSEN = formDraft<RegisterHitView>('authorities.chosen');

/** The entry that was chosen last, while the target is still its number. */
export function chosenFor(target: string): Partial<RegisterHitView> | null {
  const hit = CHOSEN.read();
  return hit && hit.registerNumber === target.trim() ? hit : null;
}

export type TargetLookUp = ReturnType<typeof useTargetLookUp>;

/** Asks the register whom an order is about; `hits` is null where it could not be read. Only the last answer counts. */
export function useTargetLookUp() {
  const [found, setFound] = useState<Found>();
  const [isLooking, setLooking] = useState(false);
  const asked = useRef('');

  const choose = (hit: RegisterHitView) => {
    CHOSEN.keep(hit);
    setFound(undefined);
  };
  const ask = async (target: string, isNumber = false) => {
    const words = target.trim().slice(0, LIMITS.registerQueryMax);
    asked.current = words;
    setLooking(true);
    const hits = await hitsOf(words);
    if (words !== asked.current) return;
    setLooking(false);
    const [only] = hits ?? [];
    if (isNumber && only?.registerNumber === words) choose(only);
    else setFound({ asked: target.trim(), hits });
  };
  return { found, isLooking, ask, choose };
}

const hitsOf = (words: string): Promise<RegisterHitView[] | null> =>
  apiGet<RegisterHitView[]>(`/api/register?q=${encodeURIComponent(words)}`).catch(() => null);
