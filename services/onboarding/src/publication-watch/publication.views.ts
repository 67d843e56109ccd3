import type { ClientPublicationView, PublicationView } from '@rep13/contracts-onboarding';
import { toPublicationCheckView, type PublicationCheck } from './publication-check.entity.ts';
import type { PublicationWatch } from './publication-watch.entity.ts';

const NOT_WATCHED: PublicationView = {
  state: 'not-checked',
  url: null,
  lastSeenAt: null,
  lastCheckedAt: null,
  confirmedByHand: false,
  confirmedAt: null,
  unjudged: null,
};

/** Null before the mandate began. */
export const toPublicationView = (watch: PublicationWatch | null): PublicationView =>
  watch
    ? {
        state: watch.state,
        url: watch.url,
        lastSeenAt: watch.lastSeenAt?.toISOString() ?? null,
        lastCheckedAt: watch.lastCheckedAt?.toISOString() ?? null,
        confirmedByHand: watch.confirmedAt !== null,
        confirmedAt: watch.confirmedAt?.toISOString() ?? null,
        unjudged: unjudgedOf(watch),
      }
    : NOT_WATCHED;

const unjudgedOf = ({ unjudgedSince, obstacle }: PublicationWatch): PublicationView['unjudged'] =>
  unjudgedSince && obstacle ? { since: unjudgedSince.toISOString(), obstacle } : null;

export const toClientPublicationView = (
  watch: PublicationWatch | null,
  checks: readonly PublicationCheck[],
): ClientPublicationView => ({
  ...toPublicationView(watch),
  isChecking: !!watch?.askedAt,
  nextCheckAt: watch?.nextAt?.toISOString() ?? null,
  checks: checks.map(toPublicationCheckView),
});
