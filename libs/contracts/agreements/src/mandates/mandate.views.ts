import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { MandateState } from '../constants/index.ts';

/** Whether the representative is the provider's electronic point of contact too, Article 11 DSA. */
export interface PointOfContactView {
  readonly designated: boolean;
  /** Since when; null where it is not designated. */
  readonly since: LegalDay | null;
}

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
  /** Before the mandate begins: as it was chosen, since no day yet. */
  readonly pointOfContact: PointOfContactView;
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
