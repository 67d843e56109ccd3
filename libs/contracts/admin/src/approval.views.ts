import type { ApprovalKind } from '@rep13/contracts-gateway/constants';
import type { Moment } from '@rep13/contracts-constants';

/** `GET /api/admin/approvals`: a step that takes two of staff. */
export interface ApprovalView {
  /** A UUID. */
  readonly id: string;
  readonly kind: ApprovalKind;
  /** The ticket's id or the mandate's register number. */
  readonly subjectId: string;
  /** What staff calls it: the ticket's number or the register number. */
  readonly subject: string;
  /** What is to be done, as it was asked: field → value. */
  readonly change: Readonly<Record<string, string>>;
  readonly state: 'open' | 'granted' | 'refused' | 'expired' | 'glass-broken' | 'ended';
  /** Staff's ids. */
  readonly requestedBy: number;
  readonly decidedBy: number | null;
  /** Why it was refused, done alone or ended. */
  readonly reason: string | null;
  readonly requestedAt: Moment;
  readonly decidedAt: Moment | null;
  /** Until when somebody may agree. */
  readonly expiresAt: Moment;
  /** Whether the member of staff who asks for this list may agree. */
  readonly mayDecide: boolean;
  /** They may not, because one account was made or changed by the other within the last seven days. */
  readonly isDependent: boolean;
}

/** `GET /api/admin/approvals/{id}/letter`. */
export interface StepLetterView {
  /** The mail to the authority in plain text, but for the key in its link; null: the step sends none. */
  readonly letter: { readonly to: string; readonly subject: string; readonly text: string } | null;
}

/** The answer 202 of a call that needs a second person: nothing is done yet. */
export interface ApprovalNeededView {
  readonly approvalId: string;
}
