import type {
  AuthorityType,
  ForeignKind,
  IssuingState,
  OrderElementName,
  OrderKind,
  StaffChannel,
  UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import type { UrgencyLevel } from '@rep13/contracts-sla/constants';

/** An order as it is typed. Lists have one entry a line. */
export interface TicketValues extends Partial<Record<OrderElementName, string>> {
  /** The client is not known yet: `target` is what the authority calls it. */
  isClientUnknown?: boolean;
  target?: string;
  signupId?: number;
  /** Of the client chosen, to show it again after a reload. */
  client?: string;
  authorityName?: string;
  /** Date and time of this computer's zone, `2026-11-20T09:14`. */
  contactedAt?: string;
  urgencyLevel: UrgencyLevel;
  description?: string;
  /** Empty, as the two that follow, until it is stated. */
  orderKind?: OrderKind | '';
  issuingState?: IssuingState | '';
  /** By when the authority wants its answer; as `contactedAt`. */
  answerBy?: string;
  doNotInform?: boolean;
  /** A translation of points (a) and (b) came with it. */
  translationEnclosed?: boolean;
  channel?: StaffChannel | '';
  email?: string;
  phone?: string;
  officerName?: string;
  ownReference?: string;
  /** Of a kind that is neither of the DSA. */
  foreignKind?: ForeignKind | '';
  authorityType?: AuthorityType | '';
  officerGrade?: string;
  fileNumber?: string;
  /** As `contactedAt`. */
  issuedAt?: string;
  challengeCourt?: string;
  challengeDeadline?: string;
  userNotice?: UserNotice | '';
  /** As `contactedAt`. */
  userNoticeFrom?: string;
  /** Criminal proceedings forbid to give the reasons. */
  reasonsWithheld?: boolean;
}

const keyOf = (staffId: number) => `rep13.order-draft.${staffId}`;

/** What was typed and not sent, kept in this tab for the one who typed it. */
export function readDraft(staffId: number): TicketValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(staffId)) ?? 'null') as TicketValues | null;
  } catch {
    return null;
  }
}

/** Storage may be switched off or full; the draft then lasts as long as the page. */
export function saveDraft(staffId: number, values: TicketValues): void {
  try {
    sessionStorage.setItem(keyOf(staffId), JSON.stringify(values));
  } catch {
    return;
  }
}

export function forgetDraft(staffId: number): void {
  sessionStorage.removeItem(keyOf(staffId));
}

/** Orders of clients are not left behind for the next user of this browser. */
export function forgetAllDrafts(): void {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(keyOf(0).slice(0, -1)))
    .forEach((key) => sessionStorage.removeItem(key));
}
