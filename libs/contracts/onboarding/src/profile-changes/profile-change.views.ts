import type { Moment } from '@rep13/contracts-constants';
import type { ProfileField } from '../particulars/client-particulars.ts';
import type { AddressField } from '../particulars/particulars.ts';

/** `withdrawn` by the client, `refused` by staff, `stopped` by the contact before it. Only an `open` one can still be applied. */
export const PROFILE_CHANGE_STATES = ['open', 'applied', 'refused', 'withdrawn', 'stopped'] as const;
export type ProfileChangeState = (typeof PROFILE_CHANGE_STATES)[number];

/** One particular, before and after. Null: none. */
export interface ChangedFieldView {
  readonly field: ProfileField;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a client's particulars, and what it waits for. */
export interface ProfileChangeView {
  readonly id: number;
  readonly signupId: number;
  readonly state: ProfileChangeState;
  readonly fields: ChangedFieldView[];
  /** Staff has not accepted yet what is said of the company. */
  readonly awaitsStaff: boolean;
  /** New addresses that nobody confirmed yet. */
  readonly awaitsAddresses: AddressField[];
  /** It is one that the contact before it is told of and may stop. */
  readonly awaitsFormerContact: boolean;
  /** Until when; null as long as the mail to that contact is under way. */
  readonly stoppableUntil: Moment | null;
  readonly askedAt: Moment;
  readonly decidedAt: Moment | null;
  /** Why staff refused it, for the client; else null. */
  readonly reason: string | null;
}

/** `GET /api/client/profile-changes`: the change that is open, and how the last one ended. */
export interface ClientProfileChangesView {
  readonly open: ProfileChangeView | null;
  readonly last: ProfileChangeView | null;
}

/** A change as staff lists it. */
export interface ProfileChangeItem extends ProfileChangeView {
  /** As it is now. */
  readonly companyName: string;
}

/** `POST /api/profile-changes/confirm`: whether the change was applied with it, or waits for more. */
export interface AddressConfirmationView {
  readonly outcome: 'applied' | 'waiting';
}

/** `POST /api/profile-changes/stop`: `applied` when the time to stop it was over. */
export interface ChangeStoppedView {
  readonly outcome: 'stopped' | 'applied';
}
