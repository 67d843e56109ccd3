import { EmptyState, Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { noMatch, tooMany } from './answer-sentences.ts';
import { RegisterHits } from './RegisterHits.tsx';
import type { LookedUp } from './useRegisterSearch.ts';

/** What a look-up found; where it found nothing, what it looked for, and whom to ask. It never denies a mandate. */
export function RegisterAnswer({ asked, found }: LookedUp) {
  const { hits, matches } = found;
  if (hits.length === 0)
    return (
      <EmptyState>
        <Linked text={`${noMatch(asked, found)} Ask us at ${LEGAL_ENTITY.authorityEmail}.`} />
      </EmptyState>
    );
  return (
    <>
      {matches > hits.length && <Notice tone="info">{tooMany(found)}</Notice>}
      <RegisterHits hits={hits} />
    </>
  );
}
