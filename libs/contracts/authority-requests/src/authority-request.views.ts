import type { Moment } from '@rep13/contracts-constants';
import type {
  AuthorityType,
  ForeignKind,
  IssuingState,
  MissingElementName,
  OrderKind,
  OrderOutcome,
  OrderTranslation,
  UserNotice,
} from './constants/index.ts';

/** A file of a ticket; opened only as an attachment. */
export interface TicketFileView {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly createdAt: Moment;
}

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
  readonly missing: readonly MissingElementName[];
  /** Whether the translation that its language needs is there; `null`: it needs none. */
  readonly translation: OrderTranslation | null;
  /** What it is for, where it is not ours. */
  readonly foreignKind: ForeignKind | null;
}

/** What an authority reads of its own request: received, taken up, worked on, waiting for itself, answered, closed. */
export type AuthorityRequestProgress =
  'received' | 'acknowledged' | 'in_progress' | 'awaiting_authority' | 'answered' | 'closed';

/** A message as the authority reads it. */
export interface AuthorityMessageView {
  readonly id: number;
  readonly from: 'staff' | 'authority';
  readonly body: string;
  readonly createdAt: Moment;
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
  readonly receivedAt: Moment;
  readonly acknowledgedAt: Moment | null;
  /** What was done about it; null while nobody has said. */
  readonly outcome: OrderOutcome | null;
  /** When effect was given to it, Article 9(1) DSA. */
  readonly effectAt: Moment | null;
  /** Why no effect was given, or only in part. */
  readonly outcomeReason: string | null;
  readonly closedAt: Moment | null;
  /** What is counted of it; null until something is recorded to have been done, and for who filed it. */
  readonly figures: OrderFiguresView | null;
  /** By when an answer was asked for. */
  readonly deadlineAt: Moment | null;
  readonly missing: readonly MissingElementName[];
  /** Whether somebody has confirmed from its mailbox that the request is its. */
  readonly isSenderConfirmed: boolean;
  /** False for who filed it and has not come by our mail: what staff writes is not among `messages` then. */
  readonly readsAnswers: boolean;
  readonly messages: readonly AuthorityMessageView[];
  /** What came with the request itself. */
  readonly files: readonly TicketFileView[];
  /** The order as it was filed. */
  readonly order: FiledOrderView;
  /** Whether a message reaches us: `reopens`: it is closed, and a message opens it again; `no`: it was none. */
  readonly writing: 'open' | 'reopens' | 'no';
}

/** What an order says beside the elements of the DSA; all of it may be absent. */
export interface OrderParticulars {
  readonly authorityType: AuthorityType | null;
  /** Of the proceedings. */
  readonly fileNumber: string | null;
  readonly issuedAt: Moment | null;
  readonly challengeCourt: string | null;
  /** In the order's words. */
  readonly challengeDeadline: string | null;
  /** Whether the provider may tell the user concerned, Article 9(5) and 10(5) DSA. */
  readonly userNotice: UserNotice | null;
  readonly userNoticeFrom: Moment | null;
}

/** What coordinators count of an answered order and its effect, Article 55(2)(b) DSA: no words of anybody. */
export interface OrderFiguresView {
  readonly reference: string;
  readonly ownReference: string | null;
  /** Of the DSA; null of another request. */
  readonly article: 9 | 10 | null;
  readonly memberState: IssuingState | null;
  /** Codes of Implementing Regulation (EU) 2024/2835, Annex I, part 2; null as long as staff has not classified it. */
  readonly category: string | null;
  readonly subcategory: string | null;
  /** Specific items of information. */
  readonly itemCount: number | null;
  readonly outcome: OrderOutcome;
  readonly receivedAt: Moment;
  readonly acknowledgedAt: Moment | null;
  readonly answeredAt: Moment | null;
  readonly effectAt: Moment | null;
}

/** What the order says, for the client whom it is about. */
export interface OrderView extends OrderParticulars {
  readonly kind: OrderKind;
  /** Of a `general` one: which other law or addressee it is for. */
  readonly foreignKind: ForeignKind | null;
  readonly memberState: IssuingState | null;
  readonly authorityName: string;
  readonly ownReference: string | null;
  readonly legalBasis: string | null;
  readonly reasons: string | null;
  /** Criminal proceedings forbid to give the reasons, Article 10(2)(a)(iv) DSA. */
  readonly reasonsWithheld: boolean;
  readonly urls: readonly string[];
  readonly identifiers: readonly string[];
  readonly redress: string | null;
  readonly scope: string | null;
  readonly effectTo: string | null;
  readonly language: string | null;
  /** Whether the translation that its language needs is there, or came since; `null`: it needs none. */
  readonly translation: OrderTranslation | null;
  readonly deadlineAt: Moment | null;
  /** What Article 9(2) or 10(2) DSA asks for, the order lacks and nobody has supplied since. */
  readonly missing: readonly MissingElementName[];
}

/** What an authority filed, word for word: read by who has its link, and printed for its file. */
export interface FiledOrderView extends OrderView {
  readonly officerName: string | null;
  readonly officerGrade: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Whom it is about, as the authority named it. */
  readonly target: string;
  readonly doNotInform: boolean;
  readonly receivedAt: Moment;
}
