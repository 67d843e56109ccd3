import type { Moment } from '@rep13/contracts-constants';
/**
 * `previewed`: shown to who has the link; `stopped`: by its health check; `released`: to everybody; `rolled-back`: by
 * itself or by hand.
 */
export type ReleaseOutcome = 'previewed' | 'stopped' | 'released' | 'rolled-back';

/** `GET /api/admin/releases`: one thing that was done with a version of a remote. */
export interface ReleaseView {
  readonly at: Moment;
  readonly who: string;
  readonly why: string;
  readonly remote: string;
  readonly version: string;
  /** What is served without this version: what it replaced, or what went on or is served again. Null if nothing. */
  readonly earlier: string | null;
  readonly outcome: ReleaseOutcome;
  /** What the health check or the watch found. */
  readonly found: readonly string[];
}
