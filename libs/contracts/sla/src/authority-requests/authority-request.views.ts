import type {
  AuthorityRequestState,
  IssuingState,
  OrderElementName,
  OrderKind,
  SenderCheck,
} from '@rep13/contracts-constants';
import type { TicketFileView } from '../conversation/conversation.views.ts';

/** `GET /api/authority-requests/work`: what the form does instead of a captcha; 0 bits: nothing. */
export interface IntakeWorkView {
  readonly challenge: string;
  readonly bits: number;
}

/** The answer to an order that was filed. */
export interface AuthorityRequestReceiptView {
  readonly reference: string;
  /** Opens the request at `/authorities/r/<reference>#<token>` and answers as `Authorization: Bearer`. Kept nowhere. */
  readonly token: string;
  /** What Article 9(2) or 10(2) DSA asks for and is not there. */
  readonly missing: readonly OrderElementName[];
}

/** What an authority reads of its own request: received, taken up, worked on, waiting for itself, answered, closed. */
export type AuthorityRequestProgress =
  'received' | 'acknowledged' | 'in_progress' | 'awaiting_authority' | 'answered' | 'closed';

/** A message as the authority reads it. */
export interface AuthorityMessageView {
  readonly id: number;
  readonly from: 'staff' | 'authority';
  readonly body: string;
  readonly createdAt: string;
  readonly files: readonly TicketFileView[];
}

/** `GET /api/authority-requests/{reference}`: an allow-list; nothing of the client, of staff's notes or of other tickets. */
export interface AuthorityRequestStatusView {
  readonly reference: string;
  readonly state: AuthorityRequestProgress;
  readonly kind: OrderKind;
  readonly authorityName: string;
  readonly ownReference: string | null;
  readonly target: string;
  readonly receivedAt: string;
  readonly acknowledgedAt: string | null;
  /** When effect was given to it, Article 9(1) DSA. */
  readonly effectAt: string | null;
  readonly closedAt: string | null;
  /** By when an answer was asked for. */
  readonly deadlineAt: string | null;
  readonly missing: readonly OrderElementName[];
  /** Whether somebody has confirmed from its mailbox that the request is its. */
  readonly isSenderConfirmed: boolean;
  /** False for who filed it and has not come by our mail: what staff writes is not among `messages` then. */
  readonly readsAnswers: boolean;
  readonly messages: readonly AuthorityMessageView[];
  /** What came with the request itself. */
  readonly files: readonly TicketFileView[];
}

/** What the order says, for the client whom it is about. */
export interface OrderView {
  readonly kind: OrderKind;
  readonly memberState: IssuingState | null;
  readonly authorityName: string;
  readonly ownReference: string | null;
  readonly legalBasis: string | null;
  readonly reasons: string | null;
  readonly urls: readonly string[];
  readonly identifiers: readonly string[];
  readonly redress: string | null;
  readonly scope: string | null;
  readonly effectTo: string | null;
  readonly language: string | null;
  readonly deadlineAt: string | null;
}

/** A request as staff works on it. */
export interface AuthorityRequestView extends OrderView {
  readonly id: number;
  readonly reference: string;
  readonly state: AuthorityRequestState;
  readonly ticketId: number | null;
  readonly officerName: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** As the authority named it. */
  readonly target: string;
  readonly doNotInform: boolean;
  readonly senderCheck: SenderCheck;
  readonly missing: readonly OrderElementName[];
  /** What to ask the authority for, ready to be sent; null when nothing is missing. */
  readonly clarificationDraft: string | null;
  /** The authority of the directory that has the domain of `email`. */
  readonly directoryEntry: AuthorityView | null;
  readonly receivedAt: string;
}

/** An authority that staff has found, with where and when. */
export interface AuthorityView {
  readonly id: number;
  readonly domain: string;
  readonly name: string;
  readonly memberState: IssuingState | null;
  readonly phone: string | null;
  readonly source: string;
  readonly asOf: string;
}

/** For the mails to an authority: asked at the moment of sending, kept nowhere. */
export interface AuthorityMailView {
  readonly reference: string;
  readonly token: string;
  /** Only in mails that bring a link: who has it reads the mailbox. */
  readonly confirmCode: string;
  readonly kind: OrderKind;
  readonly email: string;
  /** Somebody has shown to read this mailbox, or staff has called the number of the directory. */
  readonly isSenderConfirmed: boolean;
  readonly ownReference: string | null;
  readonly missing: readonly OrderElementName[];
  readonly receivedAt: string;
  readonly acknowledgedAt: string | null;
}
