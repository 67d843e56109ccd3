import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { MandateState } from '../constants/index.ts';

/** Where a mandate stands, as its client reads it. Times are ISO 8601 in UTC. */
export interface MandateView {
  /** `null` while nothing is signed or paid. */
  readonly registerNumber: string | null;
  readonly state: MandateState;
  /** When the later of signature and payment was done. */
  readonly beganAt: LegalDay | null;
  /** The last moment, once notice is given. */
  readonly endsAt: LegalDay | null;
  /** Until when orders about its time are still taken. */
  readonly runOffUntil: LegalDay | null;
}

/** As staff reads it. */
export interface MandateDetailView extends MandateView {
  readonly signupId: number;
  /** When notice was given. */
  readonly noticeAt: LegalDay | null;
  readonly endReason: string | null;
  readonly suspendedAt: Moment | null;
}

/** `GET /api/admin/mandates/{registerNumber}`: whose it is, and nothing of what it says. */
export interface MandateClientView {
  readonly registerNumber: string;
  readonly signupId: number;
}
